import type { Cancel } from './Clock';

export abstract class BrowserWindow {
  /** The user's BCP 47 language tags, the preferred one first. */
  abstract languages(): readonly string[];
  /** Whether the operating system or browser asks for a dark color scheme. */
  abstract prefersDark(): boolean;
  /** Called each time that changes, for example at sunset. */
  abstract onPrefersDarkChanged(callback: () => void): Cancel;
  /** Whether the page is in a background tab or a minimized window. */
  abstract isHidden(): boolean;
  /** Called each time the page becomes invisible, also when the user leaves it. May be called twice then. */
  abstract onHidden(callback: () => void): Cancel;
  /** Called each time the page becomes visible. */
  abstract onShown(callback: () => void): Cancel;
  /** Called each time the window receives focus. */
  abstract onFocus(callback: () => void): Cancel;
  /** Called for each key, each press of the pointer and each turn of its wheel. */
  abstract onUse(callback: () => void): Cancel;
  /** Called each time the page is unloaded, or kept by the browser for Back. */
  abstract onLeave(callback: () => void): Cancel;
  /** Called each time the browser shows the page again as it was, because it had kept it for Back. */
  abstract onRestored(callback: () => void): Cancel;
  /** Called each time the browser detects that the network is back. */
  abstract onOnline(callback: () => void): Cancel;
  /** Called each time the browser detects that the network is gone. */
  abstract onOffline(callback: () => void): Cancel;
  /** Says at once whether the viewport is narrower than this many CSS pixels, and then each time that changes. */
  abstract followWidth(pixels: number, callback: (isNarrower: boolean) => void): Cancel;
  /** Makes the browser ask the user before it closes or reloads the page, if `isHeld` returns true at that moment. */
  abstract confirmLeaving(isHeld: () => boolean): Cancel;
  /** Reloads the page. */
  abstract reload(): void;
  /** Asks the browser to print the page. */
  abstract print(): void;
}
