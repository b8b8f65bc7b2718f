import { useFormat } from '../../shared/useFormat';
import { useTexts } from '../../shared/useTexts';

/** How many custom fields a template has, in words. */
export function useFieldCount(): (count: number) => string {
  const { t } = useTexts('invoicing');
  const { number } = useFormat();
  return count => (count === 0 ? t('templates.noFields') : t('templates.fields', { count, number: number(count) }));
}
