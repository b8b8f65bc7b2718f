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
  private readonly onShownCallbacks = new Set<() => void>();
  private readonly onFocusCallbacks = new Set<() => void>();
  private readonly onOnlineCallbacks = new Set<() => void>();
  private readonly onOfflineCallbacks = new Set<() => void>();
  private readonly onResizedCallbacks = new Set<() => void>();
  private readonly holds = new Set<() => boolean>();

  private hidden = false;
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

  isHidden(): boolean {
    return this.hidden;
  }

  onShown(callback: () => void): Cancel {
    return subscribed(this.onShownCallbacks, callback);
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
    return this.onCrossed(pixels, isNarrower => isNarrower && callback());
  }

  onWidened(pixels: number, callback: () => void): Cancel {
    return this.onCrossed(pixels, isNarrower => !isNarrower && callback());
  }

  confirmLeaving(isHeld: () => boolean): Cancel {
    const own = () => isHeld();
    this.holds.add(own);
    return () => void this.holds.delete(own);
  }

  reload(): void {
    this.reloads += 1;
  }

  /** As if the reader turned to another tab. */
  hide(): void {
    this.hidden = true;
  }

  /** As if they turned back to this one. */
  show(): void {
    this.hidden = false;
    for (const callback of [...this.onShownCallbacks]) callback();
  }

  /** As if the reader came back to the tab. */
  focus(): void {
    for (const callback of [...this.onFocusCallbacks]) callback();
  }

  /** As if the reader pulled at the window's edge, or zoomed. */
  resize(width: number): void {
    this.width = width;
    for (const callback of [...this.onResizedCallbacks]) callback();
  }

  /** As if the reader closed the tab: whether the browser asks first. */
  close(): boolean {
    return [...this.holds].some(isHeld => isHeld());
  }

  /** As if the network went away. */
  goOffline(): void {
    for (const callback of [...this.onOfflineCallbacks]) callback();
  }

  /** As if the network came back. */
  goOnline(): void {
    for (const callback of [...this.onOnlineCallbacks]) callback();
  }

  private onCrossed(pixels: number, callback: (isNarrower: boolean) => void): Cancel {
    let wasNarrower = this.isNarrowerThan(pixels);
    return subscribed(this.onResizedCallbacks, () => {
      const isNarrower = this.isNarrowerThan(pixels);
      if (isNarrower !== wasNarrower) callback(isNarrower);
      wasNarrower = isNarrower;
    });
  }
}

/** Each subscription counts for itself, also of the same function. */
function subscribed(callbacks: Set<() => void>, callback: () => void): Cancel {
  const own = () => callback();
  callbacks.add(own);
  return () => void callbacks.delete(own);
}
