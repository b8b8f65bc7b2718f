import { InMemoryPreferences } from '../../../src/infrastructure/twins/BrowserTwins';

test('InMemoryPreferences returns written values until they are removed or cleared', () => {
  const preferences = new InMemoryPreferences();
  expect(preferences.read('theme')).toBeNull();
  preferences.write('theme', '');
  preferences.write('columns', '4');
  expect(preferences.read('theme')).toBe('');
  preferences.remove('theme');
  expect(preferences.read('theme')).toBeNull();
  preferences.clear();
  expect(preferences.read('columns')).toBeNull();
});
