// oxlint-disable-next-line import/no-unassigned-import -- It sets the address of the build's files before one is named.
import './infrastructure/browser/page/basePath';
import { LocalStoragePreferences } from './infrastructure/browser/LocalStoragePreferences';
import { firstLanguage } from './infrastructure/browser/page/firstLanguage';
import { loadTypeface } from './infrastructure/browser/page/typeface';
import { watchStart } from './infrastructure/browser/page/watchStart';
import { SESSION_KEY } from './infrastructure/cognito/sessionKey';

/**
 * Runs while the application is still loading, and preloads the files it will request: the rendering code, the texts
 * and, if a session is stored, the code behind the sign-in. The page's head lists the files as data. Preload links in
 * the head would compete with the application for bandwidth, although its first calls take longest. The code behind the
 * sign-in comes last, because it is useless without the rendering code.
 */
function preloadFiles(names = ''): readonly HTMLLinkElement[] {
  return names
    .split(' ')
    .filter(Boolean)
    .map(file => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = `${files?.base}${file}`;
      document.head.append(link);
      return link;
    });
}

const preferences = new LocalStoragePreferences();
const { documentElement: html } = document;
html.dataset.theme =
  preferences.read('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
// The outline of the menu has the width that the menu will have.
html.dataset.menu = preferences.read('menu') ?? 'open';
const language = firstLanguage(preferences);
const files = document.querySelector<HTMLMetaElement>('meta[name=files]')?.dataset;
const textFiles = new URLSearchParams(files?.texts);

const rendering = preloadFiles(files?.mountApp);
preloadFiles(textFiles.get(language) ?? '');
document.addEventListener('DOMContentLoaded', () => {
  if (preferences.read(SESSION_KEY) !== null) preloadFiles(files?.shell);
  // The sign-in screen has no menu and no list.
  else document.querySelector('.first-paint-page')?.remove();
});
watchStart(language);

// The service worker has the file. Before a sign-in, it is requested once the rendering code is here, which is needed first. Any
// other visit fetches it with the service worker, after the first screen.
if (navigator.serviceWorker?.controller) void loadTypeface();
else if (preferences.read(SESSION_KEY) === null)
  rendering.at(-1)?.addEventListener('load', () => void loadTypeface(), { once: true });
