import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './Button';
import { ignoreHeldKey } from './ignoreHeldKey';

/**
 * For actions that spend money or cannot be undone. The button ignores the key repeats of a held key and the second
 * click of a double click, because both may have started on the control that this button replaced.
 */
export function MoneyButton({ onClick, ...rest }: Omit<ComponentProps<typeof Button>, 'onKeyDown'>) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return <Button {...rest} onKeyDown={ignoreHeldKey} onClick={handleClick} />;
}
