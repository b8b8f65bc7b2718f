import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
import type { Offer } from '../../domain/offers/Offer';
import { useInjection } from '../shared/useInjection';

interface DealFirstProps {
  readonly offer: Offer;
  /** What the dealer can do. */
  readonly panel: ReactNode;
  /** The facts and prices of the offer. */
  readonly children: ReactNode;
}

/**
 * The panel of a bought vehicle is above its prices, because the bidding is over. The thanks for a purchase stay where the
 * button was.
 */
export const DealFirst = observer(function DealFirst({ offer, panel, children }: DealFirstProps) {
  const isDeal = useInjection(ActionBars).barOf(offer) !== 'thankYouBuyNow' && offer.deal !== null;
  // The keys keep the state of the panel when it moves.
  const parts = [<Fragment key="facts">{children}</Fragment>, <Fragment key="panel">{panel}</Fragment>];
  return isDeal ? parts.reverse() : parts;
});
