import { type FocusEvent, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import { OwnLikes } from '../../../application/offers/OwnLikes';
import type { HashId } from '../../../domain/offers/Offer';
import { DialogContext } from '../../shared/dialogs/DialogPlace';
import { useKeys } from '../../shared/input/useKeys';
import { useInjection } from '../../shared/useInjection';

interface RowFocus {
  /** The place of the offer that has the focus. -1 if none has it. */
  readonly place: number;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

interface Focused {
  readonly hashId: HashId;
  readonly element: Element;
}

/**
 * Keeps the focus in a list whose rows change. If the row that has it is rendered at another place, it gets the focus back. If
 * its offer is gone, the row that took its place gets the focus.
 */
export function useRowFocus(room: RefObject<HTMLElement | null>, ids: readonly HashId[]): RowFocus {
  const [focused, setFocused] = useState<Focused | null>(null);
  const place = focused ? ids.indexOf(focused.hashId) : -1;
  const lastPlace = useRef(place);
  // Renders again when a dialog closes, because the row that opened it may be gone by then.
  use(DialogContext);

  useLayoutEffect(() => {
    if (place >= 0) lastPlace.current = place;
    if (!focused || focused.element.isConnected || !isNowhere(document.activeElement)) return;
    const next = ids[Math.min(lastPlace.current, ids.length - 1)];
    const row = next && room.current!.querySelector<HTMLElement>(`[data-offer="${CSS.escape(next)}"]`);
    const field = place >= 0 && row && sameField(focused.element, itemOf(row)!);
    const goal = field || row || room.current!.closest<HTMLElement>('[role=region]');
    goal?.focus({ preventScroll: true });
  });

  return {
    place,
    onFocus: ({ target }) => {
      const item = itemOf(target);
      const offer = item?.matches('[data-offer]') ? item : item?.querySelector<HTMLElement>('[data-offer]');
      if (target === offer) target.ariaDescription = factsIn(target);
      setFocused(offer ? { hashId: offer.dataset.offer as HashId, element: target } : null);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // A dialog and another window give the focus back.
      const comesBack = relatedTarget?.closest('dialog') || currentTarget.contains(document.activeElement);
      if (!comesBack && !currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
}

/** The tile of a grid, or the row of a table with what is below it. */
const itemOf = (element: Element) => element.closest<HTMLElement>('[data-index] > *');

/**
 * The year, the kilometres, the price and the standing, or all cells of a row, each figure with the name of its column: a screen
 * reader says only the name of a row with the focus.
 */
const factsIn = (row: Element) => {
  const headings = row.closest('[role=table]')?.querySelector('[role=row]')?.children;
  const parts = [...row.querySelectorAll('[data-spoken] > *, [data-column]')].map(part => {
    const text = textIn(part);
    const heading = part.matches('[data-number=true]') && headings?.[[...row.children].indexOf(part)];
    return heading && text && text !== '–' ? `${textIn(heading)} ${text}` : text;
  });
  return [...new Set(parts)].filter(text => text && text !== '–').join(', ');
};

/** The lines of a cell, such as the steps of a deal, are told apart. What is hidden from a screen reader is left out. */
function textIn(part: Element): string {
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const lines = new Map<Element | null, string>();
  while (nodes.nextNode()) {
    const { parentElement, nodeValue } = nodes.currentNode;
    if (parentElement?.closest('[aria-hidden="true"]')) continue;
    const line = parentElement?.closest('li, p') ?? null;
    lines.set(line, (lines.get(line) ?? '') + nodeValue);
  }
  return [...lines.values()]
    .map(text => text.trim())
    .filter(Boolean)
    .join(', ');
}

const isNowhere = (active: Element | null) => !active?.isConnected || active === document.body;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])');

const nameOf = (field: TextField) => field.labels?.[0]?.textContent ?? field.ariaLabel;

/** The field of the same name, with the caret at the same place. No button is looked for, because a held key would press it. */
function sameField(lost: Element, item: Element): TextField | undefined {
  if (!isTextField(lost)) return undefined;
  const fields = [...item.querySelectorAll('input, textarea')].filter(isTextField);
  const field = fields.find(other => nameOf(other) === nameOf(lost));
  field?.setSelectionRange(lost.selectionStart, lost.selectionEnd);
  return field;
}

interface RowKeys {
  readonly area: RefObject<HTMLElement | null>;
  readonly list: OfferList;
  readonly ids: readonly HashId[];
  readonly showIndex: (index: number) => void;
  readonly onWalk: ((hashId: HashId) => void) | undefined;
}

/** Keyboard shortcuts: j and k move between offers, Enter opens one, l likes it. No shortcut may spend money. */
export function useRowKeys({ area, list, ids, showIndex, onWalk }: RowKeys): void {
  const lists = useInjection(OfferLists);
  const likes = useInjection(OwnLikes);
  /** The target of the last step. A held key repeats before the focus has moved. */
  const goal = useRef<HashId>(undefined);

  const focusedTile = () => document.activeElement?.closest<HTMLElement>('[data-offer]') ?? null;

  const walk = (step: 1 | -1) => {
    const here = goal.current ?? (focusedTile()?.dataset.offer as HashId | undefined);
    const from = here === undefined ? -1 : ids.indexOf(here);
    const index = Math.max(0, Math.min(ids.length - 1, from + step));
    const aim = ids[index];
    if (aim === undefined) return;
    goal.current = aim;
    showIndex(index);
    onWalk?.(aim);
    requestAnimationFrame(() => focusWhenDrawn(aim));
  };

  /** The tile may have to be rendered first. The last step wins. */
  const focusWhenDrawn = (aim: HashId, attempts = 60) =>
    requestAnimationFrame(() => {
      if (goal.current !== aim) return;
      const tile = area.current?.querySelector<HTMLElement>(`[data-offer="${CSS.escape(aim)}"]`);
      if (!tile && attempts > 1) return void focusWhenDrawn(aim, attempts - 1);
      goal.current = undefined;
      tile?.focus();
    });

  const isListening = () => lists.visible === list.tab && lists.openOffer === null;
  useKeys({
    next: () => isListening() && walk(1),
    previous: () => isListening() && walk(-1),
    like: () => {
      const tile = focusedTile();
      if (isListening() && tile) void likes.toggle(tile.dataset.offer as HashId);
    },
    enter: ({ target, repeat }) => {
      const tile = focusedTile();
      // The key may have been held since it removed another row.
      if (!repeat && isListening() && tile === target) tile?.querySelector('a')?.click();
    },
  });
}
