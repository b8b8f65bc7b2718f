import { observer } from 'mobx-react-lite';
import { FillInBid } from '../../application/bidding/bar/FillInBid';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { lowestRaise } from '../../domain/bidding/BidLimit';
import type { HashId } from '../../domain/offers/Offer';
import { useBook } from '../book/useBook';
import { OfferLink } from '../offers/parts/OfferLink';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** Opens the bid form with the next minimum bid, if the dealer is outbid and the own limit allows that bid. */
export const RaiseLink = observer(function RaiseLink({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('notifications');
  const { money } = useFormat();
  const fillInBid = useInjection(FillInBid);
  const offer = useInjection(OfferRegistry).get(hashId);
  const limit = useBook().get('limits', hashId);
  const raise = offer && limit !== undefined ? lowestRaise(limit, offer) : null;
  if (!offer || raise === null) return null;
  return (
    <OfferLink hashId={hashId} onOpen={() => fillInBid.execute(offer, raise)}>
      {t('raise', { amount: money(raise) })}
    </OfferLink>
  );
});
