import { observer } from 'mobx-react-lite';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { SeenOffers } from '../../../application/offers/seen/SeenOffers';
import { OwnTrading } from '../../../application/settings/OwnTrading';
import type { HashId } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { SeenChange } from '../../../domain/offers/SeenOffer';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyShowAgain } from '../lazyViews';
import * as styles from './marks.module.css';

interface OfferMarksProps {
  readonly hashId: HashId;
  /** On a photo, whose colours are not known. There, a hidden offer can be shown again. */
  readonly onPhoto?: boolean;
}

/** What this device knows of an offer: that it is hidden, came back, is new or has changed. Otherwise empty. */
export const OfferMarks = observer(Marks);

/** The same in a view that observes it. */
export function Marks({ hashId, onPhoto = false }: OfferMarksProps) {
  const { t } = useTexts('offers');
  const hiddenOffers = useInjection(HiddenOffers);
  const hidden = hiddenOffers.recordOf(hashId);
  const isHidden = hidden !== undefined && hiddenOffers.isHidden(hashId);
  const text = isHidden ? t('hidden.mark') : hidden?.cameBack && t(`hidden.back.${hidden.cameBack}`);
  const mark = text ? <span className={styles.offerMarksMark}>{text}</span> : SeenMark({ hashId });
  return (
    mark && (
      <span className={styles.marks} data-on-photo={onPhoto}>
        {mark}
        {isHidden && onPhoto && <LazyShowAgain hashId={hashId} />}
      </span>
    )
  );
}

/** Says that this device has not shown the offer before, or what changed since it did. Otherwise empty. */
function SeenMark({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offers');
  const offer = useInjection(OfferRegistry).get(hashId);
  const seen = useInjection(SeenOffers);
  const { short, long } = useChangeTexts();
  const trading = useInjection(OwnTrading);
  const mark = offer && isOnSale(offer) ? seen.markOf(offer) : null;
  if (!offer || mark === null || (mark === 'new' && !trading.tradesIn(offer))) return null;
  if (mark === 'new') return <span className={styles.offerMarksMark}>{t('seen.new')}</span>;
  const text = `${t('seen.changed')}: ${mark.map(long).join(', ')}`;
  return (
    <span className={styles.offerMarksMark} title={text}>
      <span aria-hidden translate="no">
        {mark.map(short).join(' · ')}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

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
