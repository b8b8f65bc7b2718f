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
    const query = matchMedia(`(width < ${pixels}px)`);
    const handle = (): void => void (query.matches && callback());
    query.addEventListener('change', handle);
    return () => query.removeEventListener('change', handle);
  }

  reload(): void {
    location.reload();
  }
}

function listen(event: 'focus' | 'online' | 'offline', callback: () => void): Cancel {
  const handle = (): void => callback();
  window.addEventListener(event, handle);
  return () => window.removeEventListener(event, handle);
}
