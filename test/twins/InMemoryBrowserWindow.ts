import type { BrowserWindow } from '../../src/application/ports/BrowserWindow';
import type { Cancel } from '../../src/application/ports/Clock';

interface InMemoryBrowserWindowOptions {
  readonly languages?: readonly string[];
  readonly prefersDark?: boolean;
  /** Pixels. */
  readonly width?: number;
}

export class InMemoryBrowserWindow implements BrowserWindow {
  /** Counts the calls of `reload`. */
  reloads = 0;
  /** Counts the calls of `print`. */
  prints = 0;
  private readonly onHiddenCallbacks = new Set<() => void>();
  private readonly onShownCallbacks = new Set<() => void>();
  private readonly onFocusCallbacks = new Set<() => void>();
  private readonly onUseCallbacks = new Set<() => void>();
  private readonly onLeaveCallbacks = new Set<() => void>();
  private readonly onRestoredCallbacks = new Set<() => void>();
  private readonly onOnlineCallbacks = new Set<() => void>();
  private readonly onOfflineCallbacks = new Set<() => void>();
  private readonly onPrefersDarkChangedCallbacks = new Set<() => void>();
  private readonly onResizedCallbacks = new Set<() => void>();
  private readonly holds = new Set<() => boolean>();

  private hidden = false;
  private width: number;
  private isDarkPreferred: boolean;

  constructor(private readonly options: InMemoryBrowserWindowOptions = {}) {
    this.isDarkPreferred = options.prefersDark ?? false;
    this.width = options.width ?? 1440;
  }

  languages(): readonly string[] {
    return this.options.languages ?? ['en'];
  }

  prefersDark(): boolean {
    return this.isDarkPreferred;
  }

  onPrefersDarkChanged(callback: () => void): Cancel {
    return subscribed(this.onPrefersDarkChangedCallbacks, callback);
  }

  isHidden(): boolean {
    return this.hidden;
  }

  onHidden(callback: () => void): Cancel {
    return subscribed(this.onHiddenCallbacks, callback);
  }

  onShown(callback: () => void): Cancel {
    return subscribed(this.onShownCallbacks, callback);
  }

  onFocus(callback: () => void): Cancel {
    return subscribed(this.onFocusCallbacks, callback);
  }

  onUse(callback: () => void): Cancel {
    return subscribed(this.onUseCallbacks, callback);
  }

  onLeave(callback: () => void): Cancel {
    return subscribed(this.onLeaveCallbacks, callback);
  }

  onRestored(callback: () => void): Cancel {
    return subscribed(this.onRestoredCallbacks, callback);
  }

  onOnline(callback: () => void): Cancel {
    return subscribed(this.onOnlineCallbacks, callback);
  }

  onOffline(callback: () => void): Cancel {
    return subscribed(this.onOfflineCallbacks, callback);
  }

  followWidth(pixels: number, callback: (isNarrower: boolean) => void): Cancel {
    let wasNarrower = this.width < pixels;
    callback(wasNarrower);
    return subscribed(this.onResizedCallbacks, () => {
      const isNarrower = this.width < pixels;
      if (isNarrower !== wasNarrower) callback(isNarrower);
      wasNarrower = isNarrower;
    });
  }

  confirmLeaving(isHeld: () => boolean): Cancel {
    const own = () => isHeld();
    this.holds.add(own);
    return () => void this.holds.delete(own);
  }

  reload(): void {
    this.reloads += 1;
  }

  print(): void {
    this.prints += 1;
  }

  /** Simulates a switch to another tab. */
  hide(): void {
    this.hidden = true;
    for (const callback of [...this.onHiddenCallbacks]) callback();
  }

  /** Simulates a switch back to this tab. */
  show(): void {
    this.hidden = false;
    for (const callback of [...this.onShownCallbacks]) callback();
  }

  /** Simulates that the window gets the focus. */
  focus(): void {
    for (const callback of [...this.onFocusCallbacks]) callback();
  }

  /** Simulates that the page is left. */
  leave(): void {
    for (const callback of [...this.onLeaveCallbacks]) callback();
  }

  /** Simulates Back to the page that the browser has kept. */
  restore(): void {
    for (const callback of [...this.onRestoredCallbacks]) callback();
  }

  /** Simulates a key or a press of the pointer. */
  use(): void {
    for (const callback of [...this.onUseCallbacks]) callback();
  }

  /** Simulates a resize or a zoom. The width is in pixels. */
  resize(width: number): void {
    this.width = width;
    for (const callback of [...this.onResizedCallbacks]) callback();
  }

  /** Simulates that the operating system changes its color scheme. */
  changeColorScheme(): void {
    this.isDarkPreferred = !this.isDarkPreferred;
    for (const callback of [...this.onPrefersDarkChangedCallbacks]) callback();
  }

  /** Simulates closing the tab. Returns true if the browser would ask for confirmation. */
  close(): boolean {
    return [...this.holds].some(isHeld => isHeld());
  }

  /** Simulates the loss of the network. */
  goOffline(): void {
    for (const callback of [...this.onOfflineCallbacks]) callback();
  }

  /** Simulates the return of the network. */
  goOnline(): void {
    for (const callback of [...this.onOnlineCallbacks]) callback();
  }
}

/** The wrapper makes each subscription unique, even for the same function. */
function subscribed(callbacks: Set<() => void>, callback: () => void): Cancel {
  const own = () => callback();
  callbacks.add(own);
  return () => void callbacks.delete(own);
}
