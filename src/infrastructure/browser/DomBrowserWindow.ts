import type { BrowserWindow } from '../../application/ports/BrowserWindow';
import type { Cancel } from '../../application/ports/Clock';

const DARK = '(prefers-color-scheme: dark)';

export class DomBrowserWindow implements BrowserWindow {
  languages(): readonly string[] {
    return navigator.languages;
  }

  prefersDark(): boolean {
    return matchMedia(DARK).matches;
  }

  onPrefersDarkChanged(callback: () => void): Cancel {
    return onMedia(DARK, callback);
  }

  isHidden(): boolean {
    return document.hidden;
  }

  onHidden(callback: () => void): Cancel {
    const cancels = [onVisibility(() => document.hidden && callback()), listen('pagehide', callback)];
    return () => cancels.forEach(cancel => cancel());
  }

  onShown(callback: () => void): Cancel {
    return onVisibility(() => document.hidden || callback());
  }

  onFocus(callback: () => void): Cancel {
    return listen('focus', callback);
  }

  onUse(callback: () => void): Cancel {
    // Captured, because a handler may stop the event on its way.
    const options = { capture: true, passive: true };
    const cancels = (['keydown', 'pointerdown', 'wheel'] as const).map(event => listen(event, callback, options));
    return () => cancels.forEach(cancel => cancel());
  }

  onLeave(callback: () => void): Cancel {
    return listen('pagehide', callback);
  }

  onRestored(callback: () => void): Cancel {
    const handle = ({ persisted }: PageTransitionEvent): void => void (persisted && callback());
    window.addEventListener('pageshow', handle);
    return () => window.removeEventListener('pageshow', handle);
  }

  onOnline(callback: () => void): Cancel {
    return listen('online', callback);
  }

  onOffline(callback: () => void): Cancel {
    return listen('offline', callback);
  }

  followWidth(pixels: number, callback: (isNarrower: boolean) => void): Cancel {
    callback(window.innerWidth < pixels);
    return onMedia(`(width < ${pixels}px)`, callback);
  }

  confirmLeaving(isHeld: () => boolean): Cancel {
    const handle = (event: Event): void => void (isHeld() && event.preventDefault());
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }

  reload(): void {
    location.reload();
  }

  print(): void {
    window.print();
  }
}

/** Paper has a width and colours of its own, and the browser reports both as changes of the window, before and after. */
function onMedia(media: string, callback: (matches: boolean) => void): Cancel {
  // eslint-disable-next-line no-restricted-syntax -- Here, a printed page changes nothing.
  const query = matchMedia(media);
  let known = query.matches;
  const handle = (): void => {
    if (matchMedia('print').matches || query.matches === known) return;
    known = query.matches;
    callback(known);
  };
  query.addEventListener('change', handle);
  return () => query.removeEventListener('change', handle);
}

function onVisibility(callback: () => void): Cancel {
  const handle = (): void => callback();
  document.addEventListener('visibilitychange', handle);
  return () => document.removeEventListener('visibilitychange', handle);
}

function listen(event: keyof WindowEventMap, callback: () => void, options?: AddEventListenerOptions): Cancel {
  const handle = (): void => callback();
  window.addEventListener(event, handle, options);
  return () => window.removeEventListener(event, handle, options);
}
