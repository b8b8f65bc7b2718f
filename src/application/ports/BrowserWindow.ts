import type { Cancel } from './Clock';

export interface BrowserWindow {
  /** The reader's language tags, the preferred one first. */
  languages(): readonly string[];
  prefersDark(): boolean;
  isNarrowerThan(pixels: number): boolean;
  /** Nobody sees this page: another tab is in front of it, or the window is folded away. */
  isHidden(): boolean;
  /** Called each time the page comes back to sight. */
  onShown(callback: () => void): Cancel;
  onFocus(callback: () => void): Cancel;
  onOnline(callback: () => void): Cancel;
  onOffline(callback: () => void): Cancel;
  /** Called each time the window becomes narrower than this. */
  onNarrowed(pixels: number, callback: () => void): Cancel;
  /** Called each time the window becomes at least this wide again. */
  onWidened(pixels: number, callback: () => void): Cancel;
  /** Has the browser ask before the page is closed or loaded again, where `isHeld` says so at that moment. */
  confirmLeaving(isHeld: () => boolean): Cancel;
  reload(): void;
}

export const BrowserWindow = Symbol('BrowserWindow');
