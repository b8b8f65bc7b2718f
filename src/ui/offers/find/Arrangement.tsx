import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { ArrangementStore } from '../../../application/search/ArrangementStore';
import { ArrangeOffers } from '../../../application/search/ArrangeOffers';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { NoneFits, RowsToMove } from './RowsToMove';

/** Sorts and refines a list as the dealer has chosen, and says above its rows what is out of order. */
export const Arrangement = observer(function Arrangement({ list }: { readonly list: OfferList }) {
  const { tab } = list;
  const { t } = useTexts('offersFinding');
  const { compareTexts } = useFormat();
  const arrangeOffers = useInjection(ArrangeOffers);
  const store = useInjection(ArrangementStore);
  // A layout effect, so that the order of an earlier visit is not painted.
  useLayoutEffect(() => arrangeOffers.run(tab, compareTexts), [arrangeOffers, tab, compareTexts]);

  const count = arrangeOffers.rowsToMove(tab);
  return (
    <>
      <RowsToMove
        text={count > 0 ? t('wouldMove', { count }) : null}
        onMove={() => arrangeOffers.moveRows(tab, compareTexts)}
      />
      {store.isArranged(tab) && store.of(tab)?.ids.length === 0 && <NoneFits list={list} />}
    </>
  );
});
