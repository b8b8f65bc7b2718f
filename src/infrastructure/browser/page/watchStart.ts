import type { Language } from '../../../domain/shared/Language';

const FAILED = 'start-failed';

const LAST_RELOAD = 'lastReload';

const MINUTE_MS = 60_000;

const { documentElement: html } = document;

/** The application's own first script calls this, so that its absence is noticed. */
export const recordStart = (): void => {
  html.dataset.start = 'running';
};

/** The application reports that it could not start, for example because a file with code is missing. */
export const recordFailedStart = (): void => void dispatchEvent(new Event(FAILED));

/**
 * Notices that the page cannot start: its first script or its styles are missing, or the application says so. During a
 * deployment, a reload finds the files of the other release, so the page is reloaded once. If that does not help, or the
 * server does not answer, it shows the text that the page contains in this language.
 */
export function watchStart(language: Language): void {
  addEventListener('load', () => {
    if (!html.dataset.start || !hasStyles()) void recover(language);
  });
  addEventListener(FAILED, () => void recover(language));
}

/** The style sheet defines the colours. */
const hasStyles = (): boolean => getComputedStyle(html).getPropertyValue('--color-text') !== '';

let isRecovering = false;

async function recover(language: Language): Promise<void> {
  if (isRecovering) return;
  isRecovering = true;
  if (recordReload() && (await isServerThere())) {
    await removeWorker().catch(() => {});
    return location.reload();
  }
  html.dataset.start = 'failed';
  html.lang = language;
  // Without its styles, the page must not show the application beside the text.
  document.getElementById('root')!.hidden = true;
  for (const text of document.querySelectorAll<HTMLElement>('.unloaded [lang]'))
    if (text.lang !== language) text.remove();
  document.querySelector('.unloaded')!.role = 'alert';
}

/** False if the page was reloaded within the last minute, or if it cannot be remembered that it is. */
function recordReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(LAST_RELOAD));
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    return Date.now() - last > MINUTE_MS;
  } catch {
    return false;
  }
}

/** It may keep a broken release. The reload then comes from the host. Rejects in a browser without workers. */
async function removeWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}

/** Without the server, a reload would replace the page by the browser's own error page. */
const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
