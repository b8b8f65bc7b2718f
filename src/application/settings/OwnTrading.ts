import { injectable } from 'inversify';
import { TRADING_SETTINGS, type TradingSettings } from '../../domain/book/BookRecord';
import { type Offer, states } from '../../domain/offers/Offer';
import { isOfTypes, type VehicleType } from '../../domain/offers/vehicle/VehicleType';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import type { CalculationDefaults } from '../../domain/valuation/Calculation';
import { Book } from '../book/Book';

/** Of the calculation, only the given defaults change. */
export type TradingChange = PartialChange<Omit<TradingSettings, 'calculation'>> & {
  readonly calculation?: Partial<CalculationDefaults>;
};

const allTypes: readonly VehicleType[] = [];

/** The dealer's trading settings. */
@injectable()
export class OwnTrading {
  constructor(private readonly book: Book) {}

  /**
   * The vehicle types that the dealer trades in. They narrow what the app proposes, and no list. Empty for all types. Observable.
   */
  get vehicleTypes(): readonly VehicleType[] {
    return this.book.held.get('settings', TRADING_SETTINGS)?.vehicleTypes ?? allTypes;
  }

  /** Whether the dealer trades in the type of the offer. Observable. */
  tradesIn(offer: Pick<Offer, 'vehicleType' | 'unstated'>): boolean {
    return isOfTypes(this.vehicleTypes, states(offer, 'vehicleType') ? offer.vehicleType : undefined);
  }

  /** Changes some settings and leaves the others as they are. Resolves to true when the change is on disk. */
  change({ calculation, ...change }: TradingChange): Promise<boolean> {
    return this.book.change('settings', TRADING_SETTINGS, stored =>
      changedPartly(stored, {
        ...change,
        ...(calculation && { calculation: { ...stored?.calculation, ...calculation } }),
      }),
    );
  }
}
