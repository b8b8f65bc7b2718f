import type { FocusEvent, KeyboardEvent } from 'react';
import { keyOfEvent } from './keyOfEvent';
import { isTyping } from './useKeys';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus among the controls of a row by the arrows. A field uses them itself. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, controls: string): void {
  const step = steps[keyOfEvent(event) ?? ''];
  if (step === undefined || event.defaultPrevented || isTyping(event.target)) return;
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(one => one.checkVisibility());
  const here = row.findIndex(control => control === document.activeElement);
  if (here < 0) return;
  event.preventDefault();
  row.at((here + step) % row.length)?.focus();
}

/** Browsers leave what is partly in sight where it is. A press does not scroll, because it would then miss. */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
