import type { List } from '../../../application/shared/List';
import { useTexts } from '../texts/useTexts';

/** The number of rows of a list in words, such as '170 offers', or 'at least 170 offers' if the server's number is wrong. */
export function useListCount() {
  const { t } = useTexts('shared');
  return ({ isCountAtLeast }: Pick<List<unknown>, 'isCountAtLeast'>, counted: string): string =>
    isCountAtLeast ? t('atLeast', { counted }) : counted;
}
