import { isLanguage, languageOf } from './domain/shared/Language';
import { SESSION_KEY } from './infrastructure/cognito/sessionKey';
import { LocalStoragePreferences } from './infrastructure/browser/LocalStoragePreferences';

/**
 * Runs while the application itself is still on its way, and asks for what it is going to ask for: what draws, the texts,
 * and for a dealer whose session was kept the code behind the sign-in. The page's head names the files; were they
 * fetched from there, they would take the line from the application, whose first calls need the longest to be answered.
 * The code behind the sign-in is of no use before the one that draws: it comes last.
 */
function preloadFiles(files = ''): void {
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

const preferences = new LocalStoragePreferences();
const language = preferences.read('language');
const files = document.querySelector<HTMLMetaElement>('meta[name=files]')?.dataset;
const textFiles = new URLSearchParams(files?.texts);

preloadFiles(files?.mountApp);
preloadFiles(textFiles.get(isLanguage(language) ? language : languageOf(navigator.languages)) ?? '');
if (preferences.read(SESSION_KEY) !== null) {
  document.addEventListener('DOMContentLoaded', () => preloadFiles(files?.shell));
}
