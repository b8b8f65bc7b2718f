import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { RaiseTicks } from '../../../application/bidding/raise/RaiseTicks';
import type { HashId } from '../../../domain/offers/Offer';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { isTyping } from '../../shared/input/useKeys';
import { useInjection } from '../../shared/useInjection';

/**
 * The tick of a row that is raised together with others, and the place around it. With Shift, a press also ticks the rows in
 * between. Enter opens the review of the raises, which sends nothing.
 */
export function useRaiseTick(hashId: HashId) {
  const ticks = useInjection(RaiseTicks);
  const { tickRange } = useTickRange();
  return {
    tick: {
      type: 'checkbox',
      'data-tick': hashId,
      checked: ticks.isTicked(hashId),
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if ('shiftKey' in nativeEvent && nativeEvent.shiftKey) tickRange(hashId);
        else ticks.tickRow(hashId, target.checked);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (keyOfEvent(event) !== 'Enter') return;
        event.preventDefault();
        if (event.repeat) return;
        // The button is below the list, which may be long. The focus stays there if there is nothing to review.
        const button = document.querySelector<HTMLElement>('[data-review-raises]');
        button?.focus();
        button?.click();
      },
    },
    around: {
      // The browser would mark the text between the two presses.
      onMouseDown: (event: MouseEvent) => event.shiftKey && event.preventDefault(),
      // Firefox does not pass a press with Shift on from a label to its field.
      onClick: (event: MouseEvent) => {
        if (!event.shiftKey || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        tickRange(hashId);
      },
    },
  } as const;
}

const tickOf = (hashId: HashId) => document.querySelector<HTMLElement>(`[data-tick="${CSS.escape(hashId)}"]`);

/** The row of a list in which the element is, if its keys are not for a field. */
function rowOf(target: EventTarget): HashId | undefined {
  if (!(target instanceof HTMLElement) || (isTyping(target) && !target.dataset.tick)) return undefined;
  const item = target.closest<HTMLElement>('[data-index] > *');
  const row = item?.matches('[data-offer]') ? item : item?.querySelector<HTMLElement>('[data-offer]');
  return row?.dataset.offer as HashId | undefined;
}

/** Ticks the rows from one to another. With Shift, an arrow does so from the row that has the focus. */
export function useTickRange() {
  const ticks = useInjection(RaiseTicks);
  const bets = useInjection(OwnBids);
  const rows = () => bets.onScreen.flatMap(({ ids }) => ids);
  const tickRange = (to: HashId, end?: HashId) => {
    ticks.tickRange(rows(), to, end);
    tickOf(to)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = keyOfEvent(event);
    if (!event.shiftKey || (pressed !== 'ArrowDown' && pressed !== 'ArrowUp')) return;
    const from = rowOf(event.target);
    if (from === undefined) return;
    event.preventDefault();
    const all = rows();
    const ahead =
      pressed === 'ArrowDown' ? all.slice(all.indexOf(from) + 1) : all.slice(0, all.indexOf(from)).reverse();
    const next = ticks.raisableOf(ahead)[0];
    if (next === undefined || !tickOf(next)) return;
    // A row that cannot be raised is not a part of the range.
    tickRange(next, ticks.raisableOf([from])[0] ?? next);
  };
  return { tickRange, onKeyDown };
}
