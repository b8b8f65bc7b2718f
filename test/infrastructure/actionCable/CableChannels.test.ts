import { success } from '../../../src/domain/shared/Result';
import { readCounters } from '../../../src/infrastructure/actionCable/CableChannels';
import { reading } from '../http/json/aRow';

describe('readCounters', () => {
  it('reads all counters', () => {
    const purchase_module = { overall: 9, invoices: 1, in_realization: 2, messages: 3, bets: 4 };
    expect(reading(readCounters, { purchase_module, sell_module: { overall: 5 }, liked_offers: 6 }).value).toEqual(
      success({ purchases: 9, invoices: 1, inRealization: 2, messages: 3, bids: 4, sales: 5, likedOffers: 6 }),
    );
  });

  it.each([
    [{ purchase_module: { messages: 0 } }, { messages: 0 }],
    [{ liked_offers: 3, sell_module: null }, { likedOffers: 3 }],
    [{}, {}],
  ])('reads a part of the counters: %j', (json, part) =>
    expect(reading(readCounters, json).value).toStrictEqual(success(part)),
  );

  it('drops and names a counter that is not a number', () => {
    const { value, dropped } = reading(readCounters, { purchase_module: { bets: 'many', messages: 2 } });
    expect(value).toEqual(success({ messages: 2 }));
    expect(dropped).toEqual(['purchase_module.bets']);
  });
});
