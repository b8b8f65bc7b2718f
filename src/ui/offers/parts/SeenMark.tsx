import { observer } from 'mobx-react-lite';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { SeenStore } from '../../../application/offers/seen/SeenStore';
import type { HashId } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { SeenChange } from '../../../domain/offers/SeenOffer';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './OfferMarks.module.css';

/** Says that this device has not shown the offer before, or what changed since it did. Otherwise empty. */
export const SeenMark = observer(function SeenMark({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offers');
  const offer = useInjection(OfferRegistry).get(hashId);
  const store = useInjection(SeenStore);
  const { short, long } = useChangeTexts();
  const mark = offer && isOnSale(offer) ? store.markOf(offer) : null;
  if (mark === null) return null;
  if (mark === 'new') return <span className={styles.mark}>{t('seen.new')}</span>;
  const text = `${t('seen.changed')}: ${mark.map(long).join(', ')}`;
  return (
    <span className={styles.mark} title={text}>
      <span aria-hidden translate="no">
        {mark.map(short).join(' · ')}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
});

function useChangeTexts() {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  return {
    short: (change: SeenChange) =>
      change.kind === 'bids'
        ? t('seen.moreBids', { count: change.more })
        : `${money(change.from).replace(/\s€$/, '')} → ${money(change.to)}`,
    long: (change: SeenChange) =>
      change.kind === 'bids'
        ? t('seen.moreBids', { count: change.more })
        : t(`seen.${change.kind}`, { before: money(change.from), now: money(change.to) }),
  };
}
