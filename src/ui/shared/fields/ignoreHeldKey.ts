import type { KeyboardEvent } from 'react';
import { pressedKey } from '../input/pressedKey';

/**
 * For a button that spends money, or that is replaced by another button when it is pressed. A held key repeats, and a repeat must not press a button that has just appeared under
 * the focus.
 */
export function ignoreHeldKey(event: KeyboardEvent): void {
  const pressed = pressedKey(event);
  if (event.repeat && (pressed === 'Enter' || pressed === ' ')) event.preventDefault();
}
