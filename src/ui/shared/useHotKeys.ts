import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './fields/isTyping';

/** All keys of the app by what they do, in the order of the sheet of keys. No key spends money. */
export const keys = {
  search: '/',
  next: 'j',
  previous: 'k',
  enter: 'Enter',
  newLine: 'Shift + Enter',
  escape: 'Esc',
  like: 'l',
  arrows: '← ↑ ↓ →',
  help: '?',
} as const;

/** The others belong to single fields, dialogs and controls. */
export type HotKey = 'search' | 'next' | 'previous' | 'enter' | 'like' | 'help';

/** Keys that work anywhere on the page, except in a field and together with Ctrl, Alt or Meta. */
export function useHotKeys(actions: Partial<Record<HotKey, (event: KeyboardEvent) => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const pressed = (Object.keys(actions) as HotKey[]).find(key => keys[key] === event.key);
    if (pressed) actions[pressed]?.(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
