import type { Cancel } from '../../application/ports/Clock';

/**
 * Gives the focus to the title of the page, whose code may have to load. Gives up once the page or the dealer has moved the
 * focus. `onWait` is called if the title is not there yet, and `onEnd` once there is nothing to wait for.
 */
export function focusTitle(onWait?: () => void, onEnd?: () => void): Cancel {
  const content = document.getElementById('content')!;
  const before = document.activeElement;
  const isFree = (active: Element) =>
    active === document.body || active.closest('[inert]') !== null || (active === before && !content.contains(active));

  const attempt = () => {
    const title = content.querySelector<HTMLElement>('h1:not([inert] *)');
    if (title && isFree(document.activeElement!)) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    if (title || !isFree(document.activeElement!)) stop();
    else onWait?.();
  };
  const changes = new MutationObserver(attempt);
  // The effects of the page come first.
  const frame = requestAnimationFrame(() => {
    changes.observe(content, { childList: true, subtree: true });
    attempt();
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    onEnd?.();
  };
  return stop;
}
