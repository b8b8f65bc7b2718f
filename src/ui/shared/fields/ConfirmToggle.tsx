import type { ComponentProps } from 'react';
import { Button } from '../Button';
import { ignoreHeldKey } from './MoneyButton';

interface ConfirmToggleProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onKeyDown'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * Opens and closes the confirmation below it. It stays in its place, so that a second press there never hits the button
 * that spends money.
 */
export function ConfirmToggle({ isOpen, onToggle, kind = 'primary', ...rest }: ConfirmToggleProps) {
  return (
    <Button
      {...rest}
      kind={isOpen ? 'plain' : kind}
      aria-expanded={isOpen}
      onKeyDown={ignoreHeldKey}
      // The second click of a double click does not close what the first one opened.
      onClick={event => event.detail <= 1 && onToggle()}
    />
  );
}
