/** @jest-environment jsdom */
import fc from 'fast-check';
import type { Preferences } from '../../src/application/ports/Preferences';
import { LocalStoragePreferences } from '../../src/infrastructure/browser/LocalStoragePreferences';
import { InMemoryPreferences } from '../twins/BrowserTwins';

function emptyLocalStorage(): Preferences {
  localStorage.clear();
  return new LocalStoragePreferences();
}

function noStorage(): Preferences {
  return new LocalStoragePreferences(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

/** `makeSubject` returns empty preferences. */
describe.each<[name: string, makeSubject: () => Preferences]>([
  ['InMemoryPreferences', () => new InMemoryPreferences()],
  ['LocalStoragePreferences', emptyLocalStorage],
  ['LocalStoragePreferences without a storage', noStorage],
])('%s as Preferences', (_name, makeSubject) => {
  it('keeps the last value until it is removed', () => {
    const preferences = makeSubject();
    expect(preferences.read('theme')).toBeNull();
    preferences.write('theme', 'light');
    preferences.write('theme', 'dark');
    expect(preferences.read('theme')).toBe('dark');
    preferences.remove('theme');
    preferences.remove('never written');
    expect(preferences.read('theme')).toBeNull();
  });

  it('distinguishes an empty text from a missing value', () => {
    const preferences = makeSubject();
    preferences.write('theme', '');
    expect(preferences.read('theme')).toBe('');
  });

  it('never confuses two keys, and is empty after it is cleared', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), kept => {
        const preferences = makeSubject();
        for (const [key, value] of Object.entries(kept)) preferences.write(key, value);
        for (const [key, value] of Object.entries(kept)) expect(preferences.read(key)).toBe(value);
        preferences.clear();
        for (const key of Object.keys(kept)) expect(preferences.read(key)).toBeNull();
      }),
    );
  });
});
