import type { KeyboardEvent } from 'react';
import { pressedKey } from '../input/pressedKey';

/** Returns a key handler for a part of the page that Escape closes. Nothing around it is closed by the same key press. */
export function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return event => {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };
}
