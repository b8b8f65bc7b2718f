/** @jest-environment jsdom */
import { LocalStoragePreferences } from '../../../src/infrastructure/browser/LocalStoragePreferences';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('LocalStoragePreferences', () => {
  it('keeps a written value for the next visit', () => {
    new LocalStoragePreferences().write('theme', 'dark');
    expect(new LocalStoragePreferences().read('theme')).toBe('dark');
    expect(new LocalStoragePreferences().read('language')).toBeNull();
  });

  it('keeps a value that does not fit until the tab is closed', () => {
    const preferences = new LocalStoragePreferences();
    preferences.write('theme', 'light');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    preferences.write('theme', 'dark');
    expect(preferences.read('theme')).toBe('dark');
    expect(new LocalStoragePreferences().read('theme')).toBe('light');
    jest.restoreAllMocks();
    preferences.write('theme', 'system');
    expect(new LocalStoragePreferences().read('theme')).toBe('system');
  });
});
