import type { ComponentProps } from 'react';
import { EditBidAmount } from '../../application/bidding/bar/EditBidAmount';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import type { Money } from '../../domain/shared/Money';
import { OfferLink } from '../shared/offer/OfferLink';
import { useInjection } from '../shared/useInjection';

interface NextBidLinkProps extends Omit<ComponentProps<typeof OfferLink>, 'onOpen'> {
  readonly amount: Money;
}

/** Opens an offer with this amount in its field. It sends nothing. */
export function NextBidLink({ amount, ...rest }: NextBidLinkProps) {
  const registry = useInjection(OfferRegistry);
  const editBidAmount = useInjection(EditBidAmount);
  const handleOpen = () => {
    const offer = registry.get(rest.hashId);
    if (offer) editBidAmount.fillIn(offer, amount);
  };
  return <OfferLink {...rest} onOpen={handleOpen} />;
}
