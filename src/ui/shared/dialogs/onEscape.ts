import type { KeyboardEvent } from 'react';

/** Returns a key handler for a part of the page that Escape closes. The parts around it do not see this key press. */
export function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return event => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
}
