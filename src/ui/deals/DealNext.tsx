import type { Deal } from '../../domain/offers/Deal';
import type { Offer } from '../../domain/offers/Offer';
import type { Elements } from '../shared/Elements';
import { DealSteps } from './DealSteps';
import { NextPress } from './NextPress';

interface DealNextProps {
  readonly offer: Offer;
  readonly deal: Deal;
  /** Shown while others have to do something. */
  readonly children: Elements;
}

/** In a row: how far a deal is, and what the dealer does next. */
export const DealNext = ({ offer, deal, children }: DealNextProps) => (
  <>
    <DealSteps deal={deal} isSmall />
    <NextPress offer={offer} kind="plain">
      {children}
    </NextPress>
  </>
);
