import type { BrowserWindow } from '../../application/ports/BrowserWindow';
import type { Cancel } from '../../application/ports/Clock';

export class DomBrowserWindow implements BrowserWindow {
  languages(): readonly string[] {
    return navigator.languages;
  }

  prefersDark(): boolean {
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  isNarrowerThan(pixels: number): boolean {
    return window.innerWidth < pixels;
  }

  isHidden(): boolean {
    return document.hidden;
  }

  onShown(callback: () => void): Cancel {
    const handle = (): void => void (document.hidden || callback());
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }

  onFocus(callback: () => void): Cancel {
    return listen('focus', callback);
  }

  onOnline(callback: () => void): Cancel {
    return listen('online', callback);
  }

  onOffline(callback: () => void): Cancel {
    return listen('offline', callback);
  }

  onNarrowed(pixels: number, callback: () => void): Cancel {
    return onWidth(pixels, isNarrower => isNarrower && callback());
  }

  onWidened(pixels: number, callback: () => void): Cancel {
    return onWidth(pixels, isNarrower => !isNarrower && callback());
  }

  confirmLeaving(isHeld: () => boolean): Cancel {
    const handle = (event: Event): void => void (isHeld() && event.preventDefault());
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }

  reload(): void {
    location.reload();
  }
}

function onWidth(pixels: number, callback: (isNarrower: boolean) => void): Cancel {
  const query = matchMedia(`(width < ${pixels}px)`);
  const handle = (): void => callback(query.matches);
  query.addEventListener('change', handle);
  return () => query.removeEventListener('change', handle);
}

function listen(event: 'focus' | 'online' | 'offline', callback: () => void): Cancel {
  const handle = (): void => callback();
  window.addEventListener(event, handle);
  return () => window.removeEventListener(event, handle);
}
