import type { ComponentProps, KeyboardEvent } from 'react';
import { pressedKey } from '../input/pressedKey';

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/**
 * A form in which money moves. Only a press on its button sends: Enter in a field or on a tick box goes to the next
 * control. A field that is read-only may use Enter itself, as the date picker does.
 */
export function MoneyForm({ onKeyDown, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>) {
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    const { target, currentTarget } = event;
    if (pressedKey(event) !== 'Enter' || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement) || target.readOnly) return;
    event.preventDefault();
    const controls = [...currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
    controls[controls.indexOf(target) + 1]?.focus();
  };
  return <form {...rest} noValidate onSubmit={event => event.preventDefault()} onKeyDown={handleKeyDown} />;
}
