import { FreshOffers } from '../../../src/application/offers/FreshOffers';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, type WorkplaceOptions } from '../../support/Workplace';
import { withoutDeals } from './withoutDeals';

watchActions();

async function lookingAt(options: WorkplaceOptions & { readonly isBought: boolean }) {
  const at = await atTheList(options);
  const { id, hashId } = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
  // The dealer buys on another device.
  if (options.isBought) at.dealer.acceptBuyNow(id);
  at.calls.length = 0;
  const find = () => at.container.get(FreshOffers).hasDeal(hashId, new AbortController().signal);
  return { at, hashId, find };
}

describe('FreshOffers', () => {
  it('reads only the offer if it shows the deal', async () => {
    const { at, hashId, find } = await lookingAt({ isBought: true });
    expect(await find()).toBe(true);
    expect(at.calls).toEqual([`open ${hashId}`]);
  });

  it('takes over a deal that only the list of deals includes', async () => {
    const { at, hashId, find } = await lookingAt({ isBought: true, through: withoutDeals });
    expect(await find()).toBe(true);
    // The offer is sold meanwhile, so that its buyer is asked for, too.
    expect([...new Set(at.calls)]).toEqual([`open ${hashId}`, 'list inRealization 1']);
    expect(at.offer(hashId).deal).not.toBeNull();
  });

  it('finds no deal of an offer that is on sale, or if the server does not answer', async () => {
    const { at, find } = await lookingAt({ isBought: false });
    expect(await find()).toBe(false);
    at.twins.line.failNext({ reason: 'timedOut' }, 2);
    expect(await find()).toBe(false);
  });

  it('finds a deal although the offer could not be read', async () => {
    const { at, find } = await lookingAt({ isBought: true });
    at.twins.line.failNext({ reason: 'timedOut' });
    expect(await find()).toBe(true);
  });
});
