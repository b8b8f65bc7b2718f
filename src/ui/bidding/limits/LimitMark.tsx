import { observer } from 'mobx-react-lite';
import { BookStore } from '../../../application/book/BookStore';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { useInjection } from '../../shared/useInjection';
import { LimitLeft } from './LimitLeft';
import styles from './LimitMark.module.css';

/** What the dealer's limit still allows, in one line of a tile. Empty without a limit. */
export const LimitMark = observer(function LimitMark({ offer }: { readonly offer: Offer }) {
  const limit = useInjection(BookStore).get('limits', offer.hashId);
  if (limit === undefined || !isOnSale(offer) || offer.deal !== null) return null;
  return (
    <p className={styles.mark}>
      <LimitLeft as="short" limit={limit} offer={offer} />
    </p>
  );
});
