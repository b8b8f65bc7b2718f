import { missingClientFields } from '../../../../../src/domain/selling/clients/ClientValues';
import { someClientValues } from '../../../../support/someClientValues';
import { aMarketplace, dealerOf, sellerEmail } from '../aMarketplace';

function aShop() {
  const { marketplace } = aMarketplace({ offers: 20 });
  const opened = dealerOf(marketplace, sellerEmail).selling();
  if (!opened.ok) throw new Error('The seller has no desk');
  const clients = (page = 1) => {
    const found = opened.value.clients(page, 20);
    if (!found.ok) throw new Error('The clients are gone');
    return found.value.rows;
  };
  return { marketplace, desk: opened.value, clients };
}

describe('the selling books of the demo', () => {
  it('start with clients that have all required fields', () => {
    const { clients } = aShop();
    const all = [1, 2, 3].flatMap(clients);
    expect(all).toHaveLength(47);
    expect(all.flatMap(missingClientFields)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(47);
    expect(new Set(all.map(({ type }) => type)).size).toBe(2);
  });

  it('survive a reload, including the ids that were used', () => {
    const first = aShop();
    first.desk.createClient(someClientValues({ lastName: 'Kept' }));
    const id = first.clients()[0]!.id;
    first.desk.removeClient(id);
    first.desk.createClient(someClientValues({ lastName: 'Second' }));
    const second = aShop();
    expect(second.marketplace.restore(structuredClone(first.marketplace.snapshot()))).toBe(true);
    expect(second.clients()).toEqual(first.clients());
    expect(second.clients()[0]!.id).not.toBe(id);
    second.desk.createClient(someClientValues());
    expect(second.clients()[0]!.id).toBeGreaterThan(second.clients()[1]!.id);
  });

  it('start over with the market', () => {
    const { marketplace, desk, clients } = aShop();
    const before = clients();
    desk.removeClient(before[0]!.id);
    marketplace.startOver();
    expect(clients()).toEqual(before);
  });
});
