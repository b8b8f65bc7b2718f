import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { dealsTotal } from '../../../domain/deals/DealsTotal';
import { useListCount } from '../../shared/lists/useListCount';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './SalesBar.module.css';

/** The number and the total of the deals in the list. It says so if not all of them are loaded. */
export const DealsTotal = observer(function DealsTotal({ list }: { readonly list: OfferList }) {
  const { t } = useTexts('offersDetails');
  const { money, number } = useFormat();
  const listCount = useListCount();
  const registry = useInjection(OfferRegistry);
  // Most pushes change no deal.
  const derived = useMemo(
    () =>
      computed(() => dealsTotal(list.ids.map(hashId => registry.get(hashId)?.deal ?? null)), {
        equals: compareStructural,
      }),
    [list, registry],
  );
  const { count, total, unknown } = derived.get();
  // Keeps its place free, so that the list below does not shift.
  if (count === 0) return <div className={styles.sum} />;
  return (
    <p className={styles.sum}>
      {(count < list.count || list.isCountAtLeast) && (
        <span>{t('sales.loaded', { held: number(count), total: listCount(list, number(list.count)) })}</span>
      )}
      <span>{t('sales.total')}</span> <strong translate="no">{money(total)}</strong>
      {unknown > 0 && <span>{t('sales.unknown', { count: unknown })}</span>}
    </p>
  );
});
