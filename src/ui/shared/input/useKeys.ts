import { type KeyboardEvent as ElementKeyEvent, useEffect, useEffectEvent } from 'react';
import { type Cancel, Clock } from '../../../application/ports/Clock';
import { Appearance } from '../../../application/settings/Appearance';
import { SECOND } from '../../../domain/shared/Instant';
import { useInjection } from '../useInjection';
import { keyOfEvent } from './keyOfEvent';

/** What lies above what. A part on a higher layer hears a key first, and on the same layer the one that came last. */
const layers = ['page', 'offer', 'panel', 'dialog'] as const;
type Layer = (typeof layers)[number];

/** Returns false if the key is not for this part. The next part hears it then. */
type Handler = (event: KeyboardEvent) => unknown;

/** `modifier` is Ctrl or ⌘ alone, which may begin a combination. */
type Handlers = Partial<Record<KeyName | 'modifier', Handler>>;

interface Part {
  readonly layer: Layer;
  readonly handlerOf: (name: KeyName | 'modifier') => Handler | undefined;
  readonly clock: Clock;
  readonly appearance: Appearance;
}

/** The second key of `g h` has to follow within this time, in milliseconds. */
const WAITS = 1.5 * SECOND;

/** Those on the highest layer are last. */
let parts: readonly Part[] = [];
let stopWaiting: Cancel | null = null;

/** A dealer who pauses for so many milliseconds has noticed that the field is gone. */
const TYPES_ON = 1.5 * SECOND;

/** The field of the last key, and when the dealer typed. */
let typed: { readonly field: HTMLElement; readonly at: number } | null = null;

/** Listens to the keys of the whole page, while at least one handler is given. */
export function useKeys(handlers: Handlers, layer: Layer = 'page'): void {
  const clock = useInjection(Clock);
  const appearance = useInjection(Appearance);
  const handlerOf = useEffectEvent((name: keyof Handlers) => handlers[name]);
  const isHearing = Object.values(handlers).some(Boolean);
  useEffect(() => {
    if (!isHearing) return;
    const part: Part = { layer, handlerOf: name => handlerOf(name), clock, appearance };
    if (parts.length === 0) document.addEventListener('keydown', handleKey);
    parts = [...parts, part].sort((one, other) => layers.indexOf(one.layer) - layers.indexOf(other.layer));
    return () => {
      parts = parts.filter(other => other !== part);
      if (parts.length > 0) return;
      document.removeEventListener('keydown', handleKey);
      typed = null;
    };
  }, [clock, appearance, layer, isHearing]);
}

/** The only listener for keys that no single control handles. It is always there behind the sign-in, for the commands. */
function handleKey(event: KeyboardEvent): void {
  const isSecond = stopWaiting !== null;
  stopWaiting?.();
  stopWaiting = null;
  const pressed = keyOfEvent(event);
  const isLost = isTypedIntoLostField(event);
  if (pressed === 'Escape') return handleEscape(event);
  // A held key must not send a form again, whose first answer may have come.
  if (pressed === 'Enter' && event.repeat && event.target instanceof HTMLInputElement) return event.preventDefault();
  if (pressed === 'Control' || pressed === 'Meta') return void isHeard('modifier', event);
  if (pressed === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) return void isHeard('commands', event);
  if (pressed === null || isLost || !isForPage(event, pressed)) return;
  if (pressed === 'g' && !isSecond) {
    stopWaiting = parts[0]!.clock.after(WAITS, () => (stopWaiting = null));
    return;
  }
  const key = isSecond ? `g ${pressed}` : pressed;
  const name = keyNames.find(known => keys[known].heard === 'onPage' && keys[known].key === key);
  if (name) isHeard(name, event);
}

/** Closes what is on top, once for each press. A control may have handled the press already. */
function handleEscape(event: KeyboardEvent): void {
  closeTooltips();
  if (event.defaultPrevented) return;
  // A held key closes one part only. Chromium would also close a dialog that has to stay.
  if (event.repeat || isHeard('escape', event)) event.preventDefault();
}

function isHeard(name: keyof Handlers, event: KeyboardEvent): boolean {
  const isBelowDialog = name === 'escape' && isDialogOpen();
  return (
    parts.findLast(part => {
      if (isBelowDialog && part.layer !== 'dialog') return false;
      const handler = part.handlerOf(name);
      return handler !== undefined && handler(event) !== false;
    }) !== undefined
  );
}

/** Keys with which the dealer leaves a field, so that what follows is not meant for it. */
const leaving = new Set(['Escape', 'Enter', 'Tab']);

/** A push may remove a row while the dealer types in it. The letters that follow are no commands. */
function isTypedIntoLostField({ target, timeStamp, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (leaving.has(key)) typed = null;
  if (leaving.has(key) || ctrlKey || metaKey) return false;
  if (target instanceof HTMLElement && isTyping(target)) {
    typed = { field: target, at: timeStamp };
    return false;
  }
  const isLost = typed !== null && !typed.field.isConnected && timeStamp - typed.at < TYPES_ON;
  typed = isLost ? { ...typed!, at: timeStamp } : null;
  return isLost;
}

/** Not in a field, not together with Ctrl, Alt or Meta, and not below a dialog. Single letters can be switched off. */
const isForPage = (event: KeyboardEvent, pressed: string): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) &&
  (pressed.length > 1 || parts[0]!.appearance.hasLetterKeys);

/** A dialog above an opened offer, which gets the keys first. A closed dialog of antd stays in the document, but is not rendered. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], .pswp--open, .ant-modal-wrap');
  return [...dialogs].some(dialog => dialog.checkVisibility());
}

const SHOWN = '[data-tooltip]:is(:hover, :focus-visible)';
const CLOSED = 'data-tooltip-closed';

/** Closes the tooltips until the pointer or the focus comes back, because they may cover what the dealer reads. */
export function closeTooltips(): void {
  for (const control of document.querySelectorAll(SHOWN)) {
    control.setAttribute(CLOSED, '');
    const reset = () => control.removeAttribute(CLOSED);
    control.addEventListener('pointerleave', reset, { once: true });
    control.addEventListener('blur', reset, { once: true });
  }
}

/** True if a key event on this target belongs to a field and must not trigger a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** All keys of the app by what they do, in the order of the sheet of keys. No key spends money. */
export const keys = {
  commands: { key: 'Ctrl + K / ⌘ K', heard: 'everywhere' },
  search: { key: '/', heard: 'onPage' },
  next: { key: 'j', heard: 'onPage' },
  previous: { key: 'k', heard: 'onPage' },
  enter: { key: 'Enter', heard: 'onPage' },
  newLine: { key: 'Shift + Enter', heard: 'inControl' },
  escape: { key: 'Esc', heard: 'everywhere' },
  like: { key: 'l', heard: 'onPage' },
  arrows: { key: '← ↑ ↓ →', heard: 'inControl' },
  tickRange: { key: 'Shift + ↑ ↓', heard: 'inControl' },
  goHome: { key: 'g h', heard: 'onPage' },
  goToday: { key: 'g t', heard: 'onPage' },
  goBrowse: { key: 'g s', heard: 'onPage' },
  goLiked: { key: 'g l', heard: 'onPage' },
  goBids: { key: 'g b', heard: 'onPage' },
  goDeals: { key: 'g d', heard: 'onPage' },
  goMessages: { key: 'g m', heard: 'onPage' },
  goInvoices: { key: 'g i', heard: 'onPage' },
  goClients: { key: 'g c', heard: 'onPage' },
  goVehicles: { key: 'g v', heard: 'onPage' },
  goIssued: { key: 'g r', heard: 'onPage' },
  help: { key: '?', heard: 'onPage' },
} as const satisfies Record<string, Key>;

interface Key {
  readonly key: string;
  /** `onPage`: not in a field and not below a dialog. `inControl`: by single fields and controls, and not by `useKeys`. */
  readonly heard: 'everywhere' | 'onPage' | 'inControl';
}

export type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys) as KeyName[];

/** Returns a key handler for a part of the page that Escape closes. Nothing around it is closed by the same key press. */
export function onEscape(close: () => void): (event: ElementKeyEvent) => void {
  return event => {
    if (keyOfEvent(event) !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };
}
