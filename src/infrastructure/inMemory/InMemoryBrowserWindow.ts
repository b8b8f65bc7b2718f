import type { BrowserWindow } from '../../application/ports/BrowserWindow';
import type { Cancel } from '../../application/ports/Clock';

interface InMemoryBrowserWindowOptions {
  readonly languages?: readonly string[];
  readonly prefersDark?: boolean;
  /** pixels */
  readonly width?: number;
}

export class InMemoryBrowserWindow implements BrowserWindow {
  /** How often the page was asked to load again. */
  reloads = 0;
  private readonly onFocusCallbacks = new Set<() => void>();
  private readonly onOnlineCallbacks = new Set<() => void>();
  private readonly onOfflineCallbacks = new Set<() => void>();
  private readonly onNarrowedCallbacks = new Set<() => void>();

  private width: number;

  constructor(private readonly options: InMemoryBrowserWindowOptions = {}) {
    this.width = options.width ?? 1440;
  }

  languages(): readonly string[] {
    return this.options.languages ?? ['en'];
  }

  prefersDark(): boolean {
    return this.options.prefersDark ?? false;
  }

  isNarrowerThan(pixels: number): boolean {
    return this.width < pixels;
  }

  onFocus(callback: () => void): Cancel {
    return subscribed(this.onFocusCallbacks, callback);
  }

  onOnline(callback: () => void): Cancel {
    return subscribed(this.onOnlineCallbacks, callback);
  }

  onOffline(callback: () => void): Cancel {
    return subscribed(this.onOfflineCallbacks, callback);
  }

  onNarrowed(pixels: number, callback: () => void): Cancel {
    return subscribed(this.onNarrowedCallbacks, () => void (this.width < pixels && callback()));
  }

  reload(): void {
    this.reloads += 1;
  }

  /** As if the reader came back to the tab. */
  focus(): void {
    for (const callback of [...this.onFocusCallbacks]) callback();
  }

  /** As if the reader pulled at the window's edge, or zoomed. */
  resize(width: number): void {
    this.width = width;
    for (const callback of [...this.onNarrowedCallbacks]) callback();
  }

  /** As if the network went away. */
  goOffline(): void {
    for (const callback of [...this.onOfflineCallbacks]) callback();
  }

  /** As if the network came back. */
  goOnline(): void {
    for (const callback of [...this.onOnlineCallbacks]) callback();
  }
}

/** Each subscription counts for itself, also of the same function. */
function subscribed(callbacks: Set<() => void>, callback: () => void): Cancel {
  const own = () => callback();
  callbacks.add(own);
  return () => void callbacks.delete(own);
}
