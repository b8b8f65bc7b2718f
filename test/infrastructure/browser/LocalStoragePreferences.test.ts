/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { LocalStoragePreferences } from '../../../src/infrastructure/browser/LocalStoragePreferences';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('LocalStoragePreferences', () => {
  it('keeps a written value for the next visit', () => {
    new LocalStoragePreferences().write('theme', 'dark');
    expect(new LocalStoragePreferences().read('theme')).toBe('dark');
    expect(new LocalStoragePreferences().read('language')).toBeNull();
  });

  it('removes one value, or everything that this origin keeps', () => {
    const preferences = new LocalStoragePreferences();
    preferences.write('theme', 'dark');
    preferences.write('language', 'de');
    localStorage.setItem('other', '1');
    preferences.remove('theme');
    expect([preferences.read('theme'), preferences.read('language')]).toEqual([null, 'de']);
    preferences.clear();
    expect(localStorage).toHaveLength(0);
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

  it('always behaves like a map and never throws if site data is blocked', () => {
    const key = fc.constantFrom('a', 'b');
    const step = fc.oneof(
      fc.record({ do: fc.constant('write' as const), key, value: fc.string() }),
      fc.record({ do: fc.constantFrom('remove' as const, 'clear' as const), key }),
    );
    fc.assert(
      fc.property(fc.array(step), steps => {
        const blocked = new LocalStoragePreferences(() => {
          throw new DOMException('blocked', 'SecurityError');
        });
        const model = new Map<string, string>();
        for (const { do: what, key: name, ...rest } of steps) {
          if (what === 'write' && 'value' in rest) blocked.write(name, rest.value);
          if (what === 'write' && 'value' in rest) model.set(name, rest.value);
          if (what === 'remove') blocked.remove(name);
          if (what === 'remove') model.delete(name);
          if (what === 'clear') blocked.clear();
          if (what === 'clear') model.clear();
          expect(['a', 'b'].map(each => blocked.read(each))).toEqual(['a', 'b'].map(each => model.get(each) ?? null));
        }
      }),
    );
  });
});
