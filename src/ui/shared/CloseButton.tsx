import { X } from 'lucide';
import type { ComponentProps } from 'react';
import { IconButton } from './IconButton';
import { Icon } from './icons/Icon';
import { useTexts } from './texts/useTexts';

interface CloseButtonProps extends Omit<ComponentProps<typeof IconButton>, 'name' | 'icon'> {
  /** Pixels. */
  readonly size?: number;
}

/** Closes the panel, dialog or notice that it is in. */
export function CloseButton({ size = 18, ...rest }: CloseButtonProps) {
  const { t } = useTexts('shared');
  return <IconButton name={t('close')} icon={<Icon of={X} size={size} />} {...rest} />;
}
