import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import { RaiseTicks } from '../../../application/bidding/raise/RaiseTicks';
import type { HashId } from '../../../domain/offers/Offer';
import { pressedKey } from '../../shared/input/pressedKey';
import { useInjection } from '../../shared/useInjection';
import { useTickRange } from './useTickRange';

/**
 * The tick of a row that is raised together with others, and the place around it. With Shift, a press also ticks the rows in
 * between. Enter goes to the button that reviews the raises.
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
        if (pressedKey(event) !== 'Enter') return;
        event.preventDefault();
        // The button is below the list, which may be long.
        document.querySelector<HTMLElement>('[data-review-raises]')?.focus();
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
