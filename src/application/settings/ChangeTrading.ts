import { injectable } from 'inversify';
import { TRADING_SETTINGS, type TradingSettings } from '../../domain/book/BookRecord';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import { type CalculationDefaults, unsetCalculation } from '../../domain/valuation/Calculation';
import { Book } from '../book/Book';
import { SessionStore } from '../session/SessionStore';

/** Of the calculation, only the given defaults change. */
export type TradingChange = PartialChange<Omit<TradingSettings, 'calculation'>> & {
  readonly calculation?: Partial<CalculationDefaults>;
};

/** Changes some of the dealer's trading settings and leaves the others as they are. */
@injectable()
export class ChangeTrading {
  constructor(
    private readonly book: Book,
    private readonly session: SessionStore,
  ) {}

  /** Resolves to true when the change is on disk. */
  execute({ calculation, ...change }: TradingChange): Promise<boolean> {
    const unset = unsetCalculation(this.session.dealer);
    return this.book.change('settings', TRADING_SETTINGS, stored => {
      const calculated = calculation && { calculation: { ...unset, ...stored?.calculation, ...calculation } };
      return changedPartly(stored, { ...change, ...calculated });
    });
  }
}
