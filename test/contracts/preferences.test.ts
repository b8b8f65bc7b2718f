/** @jest-environment jsdom */
import { LocalStoragePreferences } from '../../src/infrastructure/browser/LocalStoragePreferences';
import { InMemoryPreferences } from '../../src/infrastructure/inMemory/InMemoryPreferences';
import { describePreferencesContract } from './preferencesContract';

describePreferencesContract('InMemoryPreferences', () => new InMemoryPreferences());

describePreferencesContract('LocalStoragePreferences', () => {
  localStorage.clear();
  return new LocalStoragePreferences();
});

describePreferencesContract('LocalStoragePreferences without a storage', () => {
  return new LocalStoragePreferences(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
});
