import { useTexts } from '../../shared/useTexts';

/** Says how many rows of a page have no id, so that they cannot be shown. */
export function UnreadableRows({ count }: { readonly count: number }) {
  const { t } = useTexts('selling');
  return <p role="status">{count > 0 && <span>{t('unreadableRows', { count })}</span>}</p>;
}
