import type { Preferences } from '../../../application/ports/Preferences';
import { isLanguage, type Language, languageOf } from '../../../domain/shared/Language';

/** The language that was chosen on this device, else the first supported one of the browser. */
export function firstLanguage(preferences: Pick<Preferences, 'read'>): Language {
  const chosen = preferences.read('language');
  return isLanguage(chosen) ? chosen : languageOf(navigator.languages);
}
