import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { euros } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const stored = (at: Workplace) => at.twins.book.read(at.session.dealerKey, 'settings', TRADING_SETTINGS);

describe('OwnTrading', () => {
  it('keeps the settings that were stored before', async () => {
    const at = new Workplace();
    const yard = { latitude: 53.5, longitude: 10 };
    await at.twins.book.put(at.session.dealerKey, 'settings', [
      { key: TRADING_SETTINGS, changedAt: 1, value: { yard } },
    ]);
    expect(await at.container.get(OwnTrading).change({ budget: euros(50_000) })).toBe(true);
    expect(await stored(at)).toMatchObject(success({ value: { yard, budget: euros(50_000) } }));
  });

  it('keeps the other defaults of the calculation, also if they are not read yet', async () => {
    const at = new Workplace();
    const calculation = { ...unsetCalculation(null), vatRate: 23 };
    await at.twins.book.put(at.session.dealerKey, 'settings', [
      { key: TRADING_SETTINGS, changedAt: 1, value: { calculation } },
    ]);
    const trading = at.container.get(OwnTrading);
    expect(await trading.change({ calculation: { fixedCosts: euros(99) } })).toBe(true);
    const changed = { ...calculation, fixedCosts: euros(99) };
    expect(await stored(at)).toMatchObject(success({ value: { calculation: changed } }));
  });

  it('unsets a setting that is undefined', async () => {
    const at = new Workplace();
    const trading = at.container.get(OwnTrading);
    await trading.change({ budget: euros(50_000), reviewsEveryBid: true });
    await trading.change({ budget: undefined });
    expect(await stored(at)).toMatchObject(success({ value: { reviewsEveryBid: true } }));
  });
});
