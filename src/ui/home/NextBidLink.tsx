import type { ComponentProps } from 'react';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
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
  const bars = useInjection(ActionBars);
  const handleOpen = () => {
    const offer = registry.get(rest.hashId);
    if (offer) bars.fillIn(offer, amount);
  };
  return <OfferLink {...rest} onOpen={handleOpen} />;
}
