import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { Button } from '../Button';
import { keyOfEvent } from '../input/keyOfEvent';
import { useHeldKey } from '../input/useHeldKey';
import { useInjection } from '../useInjection';

/** Milliseconds. A second press of somebody who meant only the first one arrives earlier. */
const DEAD_TIME = 600;

/**
 * For actions that spend money or cannot be undone. Pressing it is the only way to start its action: it does not submit
 * a form. It ignores presses for a moment after it appears or becomes available, the key repeats of a held key, and the
 * second click of a double click, because all of them may be meant for the control that was there before. If it has the focus
 * meanwhile, it does not say that it is disabled: a screen reader would say so of a button that can be pressed at once.
 */
export function MoneyButton({
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'type' | 'onKeyDown' | 'onFocus' | 'onBlur'>) {
  const isOff = rest.busy === true || rest['aria-disabled'] === true;
  const isReady = useDeadTime(isOff);
  const [hasFocus, setFocus] = useState(false);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isReady && event.detail <= 1) onClick?.(event);
  };
  return (
    <Button
      {...rest}
      aria-disabled={isOff || (!isReady && !hasFocus)}
      data-waiting={isReady || isOff ? undefined : true}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onKeyDown={ignoreHeldKey}
      onClick={handleClick}
    />
  );
}

/** False while the button is off, and for a moment afterwards. */
function useDeadTime(isOff: boolean): boolean {
  const clock = useInjection(Clock);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isOff) return;
    const cancel = clock.after(DEAD_TIME, () => setReady(true));
    return () => {
      cancel();
      setReady(false);
    };
  }, [clock, isOff]);
  return isReady && !isOff;
}

/**
 * For a button that spends money, or that is replaced by another button when it is pressed. A held key repeats, and a repeat must not press a button that has just appeared under
 * the focus.
 */
export function ignoreHeldKey(event: KeyboardEvent): void {
  const pressed = keyOfEvent(event);
  if (event.repeat && (pressed === 'Enter' || pressed === ' ')) event.preventDefault();
}

/** Without the buttons in a text, such as a hint, and those that fill in a field. */
const CONTROLS = "input:enabled, select:enabled, textarea:enabled, button:enabled:not(p *, [role='group'] > *)";

/**
 * A form in which money moves. Only a press on its button sends: Enter in a field or on a tick box goes to the next
 * control, unless the field uses Enter itself, as the date field does. Until that key is up, Enter does nothing more.
 */
export function MoneyForm({ onKeyDown, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>) {
  const { isHeld, hold } = useHeldKey();
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    const { target, currentTarget, repeat } = event;
    if (keyOfEvent(event) !== 'Enter' || event.defaultPrevented) return;
    if (isHeld()) return event.preventDefault();
    if (!(target instanceof HTMLInputElement) || target.readOnly) return;
    event.preventDefault();
    if (repeat) return;
    hold();
    const controls = [...currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
    controls[controls.indexOf(target) + 1]?.focus();
  };
  return <form {...rest} noValidate onSubmit={event => event.preventDefault()} onKeyDown={handleKeyDown} />;
}
