import { useTexts } from '../../shared/texts/useTexts';

/** Returns a text for the number of custom fields of a template. */
export function useFieldCount(): (count: number) => string {
  const { t } = useTexts('sellingInvoices');
  return count => (count === 0 ? t('templates.noFields') : t('templates.fields', { count }));
}
