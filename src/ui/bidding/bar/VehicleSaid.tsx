import { type Offer, offerName } from '../../../domain/offers/Offer';

interface VehicleSaidProps {
  readonly id: string;
  readonly offer: Offer;
}

/** The vehicle as a sentence for the description of a press, whose own words name only the amount. */
export function VehicleSaid({ id, offer }: VehicleSaidProps) {
  return (
    <span id={id} hidden translate="no">
      {`${offerName(offer)}.`}
    </span>
  );
}
