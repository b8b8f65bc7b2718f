import { observer } from 'mobx-react-lite';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import type { Offer } from '../../../domain/offers/Offer';
import { offerStanding } from '../../../domain/offers/OwnBidStanding';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { StandingChip } from './StandingChip';

interface OfferStandingChipProps {
  readonly offer: Offer;
}

/** Where the dealer stands with an offer. */
export const OfferStandingChip = observer(function OfferStandingChip({ offer }: OfferStandingChipProps) {
  const { t } = useTexts(['offersDetails', 'offers']);
  const standing = offerStanding(offer, useInjection(OwnPurchases).of(offer));
  const text = () => {
    if (standing === 'waiting' || standing === 'rejected') return t(`offers:contract.${standing}`);
    if (standing === 'sold' || standing === 'bought' || standing === 'checking') return t(`offers:${standing}`);
    return standing === 'notBidding' ? t('offersDetails:notBidding') : t(`offers:standing.${standing}`);
  };
  return <StandingChip standing={standing} text={text()} />;
});
