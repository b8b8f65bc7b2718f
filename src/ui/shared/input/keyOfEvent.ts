import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The `keyCode` of a key that the input method handles. */
const HANDLED = 229;

/**
 * What the key of an event means to the app. Null while a composition is open, because the input method takes the key. Letters are
 * as without Caps Lock. On a layout without Latin letters, such as a Cyrillic or a Greek one, the place of the key counts.
 */
export function keyOfEvent(event: KeyboardEvent | ReactKeyboardEvent): string | null {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari ends the composition before the event of the key that ended it, so `isComposing` is false there.
  if (native.isComposing || native.keyCode === HANDLED) return null;
  const { key, code, shiftKey } = native;
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = /^\p{Script=Latin}$/u.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}
