import { useEffect, useEffectEvent } from 'react';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { isTyping } from '../fields/isTyping';
import { useInjection } from '../useInjection';
import { pressedKey } from './pressedKey';

/** All keys of the app by what they do, in the order of the sheet of keys. No key spends money. */
export const keys = {
  commands: 'Ctrl + K / ⌘ K',
  search: '/',
  next: 'j',
  previous: 'k',
  enter: 'Enter',
  newLine: 'Shift + Enter',
  escape: 'Esc',
  like: 'l',
  arrows: '← ↑ ↓ →',
  goHome: 'g h',
  goToday: 'g t',
  goBrowse: 'g s',
  goLiked: 'g l',
  goBids: 'g b',
  goDeals: 'g d',
  goMessages: 'g m',
  goInvoices: 'g i',
  goClients: 'g c',
  goVehicles: 'g v',
  help: '?',
} as const;

/** The others belong to single fields, dialogs and controls. */
export type HotKey = 'search' | 'next' | 'previous' | 'enter' | 'like' | 'help';

/** Whether the key is pressed for the whole page: not in a field, and not together with Ctrl, Alt or Meta. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

/** Keys that work anywhere on the page. Without `hasLetterKeys`, only named keys such as Enter do. */
export function useHotKeys(actions: Partial<Record<HotKey, (event: KeyboardEvent) => void>>): void {
  const appearance = useInjection(AppearanceStore);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    if (!isForPage(event) || (pressed?.length === 1 && !appearance.hasLetterKeys)) return;
    const hotKey = (Object.keys(actions) as HotKey[]).find(key => keys[key] === pressed);
    if (hotKey) actions[hotKey]?.(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
