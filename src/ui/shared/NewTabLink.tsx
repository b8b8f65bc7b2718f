import type { ComponentProps } from 'react';
import { useTexts } from './texts/useTexts';

/** A link that opens a new tab, which a screen reader says beside its name. */
export function NewTabLink(props: Omit<ComponentProps<'a'>, 'target' | 'rel' | 'aria-description'>) {
  const { t } = useTexts('shared');
  return <a {...props} target="_blank" rel="noopener noreferrer" aria-description={t('newTab')} />;
}
