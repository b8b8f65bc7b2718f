import type { Cancel } from './Clock';

export interface BrowserWindow {
  /** The reader's language tags, the preferred one first. */
  languages(): readonly string[];
  prefersDark(): boolean;
  isNarrowerThan(pixels: number): boolean;
  onFocus(callback: () => void): Cancel;
  onOnline(callback: () => void): Cancel;
  onOffline(callback: () => void): Cancel;
  /** Called each time the window becomes narrower than this. */
  onNarrowed(pixels: number, callback: () => void): Cancel;
  reload(): void;
}

export const BrowserWindow = Symbol('BrowserWindow');
