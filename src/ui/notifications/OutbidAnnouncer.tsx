import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../application/notifications/NewsStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';

/** Tells a screen reader of an outbid, wherever its reader is. */
export const OutbidAnnouncer = observer(function OutbidAnnouncer() {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const { outbidOn } = useInjection(NewsStore);
  const registry = useInjection(OfferRegistry);
  const offer = outbidOn === null ? undefined : registry.get(outbidOn);
  return (
    <p className="visually-hidden" role="status">
      {offer && t('outbidOn', { name: `${offer.label1} ${offer.label2}`.trim(), amount: money(offer.highestBid) })}
    </p>
  );
});
