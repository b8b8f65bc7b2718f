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

  constructor(private readonly options: InMemoryBrowserWindowOptions = {}) {}

  languages(): readonly string[] {
    return this.options.languages ?? ['en'];
  }

  prefersDark(): boolean {
    return this.options.prefersDark ?? false;
  }

  isNarrowerThan(pixels: number): boolean {
    return (this.options.width ?? 1440) < pixels;
  }

  onFocus(callback: () => void): Cancel {
    return subscribed(this.onFocusCallbacks, callback);
  }

  onOnline(callback: () => void): Cancel {
    return subscribed(this.onOnlineCallbacks, callback);
  }

  reload(): void {
    this.reloads += 1;
  }

  /** As if the reader came back to the tab. */
  focus(): void {
    for (const callback of [...this.onFocusCallbacks]) callback();
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
