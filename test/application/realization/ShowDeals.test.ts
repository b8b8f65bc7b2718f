import { SECOND } from '../../../src/domain/shared/Instant';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList } from '../../support/Workplace';
import { barOf } from './aDeal';

watchActions();

async function justBought() {
  const at = await atTheList();
  const offer = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
  at.bars.happened(offer, 'expanded');
  await at.acceptBuyNow.execute(offer.hashId, offer.buyNowPrice);
  return { at, offer };
}

it('a vehicle just bought reaches pick_up without a reload, as soon as it stands in realization', async () => {
  const { at, offer } = await justBought();
  const stop = at.showDeals.execute();
  expect(barOf(at, offer)).toBe('thankYouBuyNow');
  await at.passes(SECOND);
  expect(at.bars.stateOf(at.offer(offer.hashId))).toEqual({ bar: 'pickUp', expanded: true });
  stop();
});

it('its row keeps its thanks for as long as nobody looks at the deals', async () => {
  const { at, offer } = await justBought();
  at.showDeals.execute()();
  await at.passes(SECOND);
  expect(at.list('inRealization').ids).toContain(offer.hashId);
  expect(barOf(at, offer)).toBe('thankYouBuyNow');
  at.showDeals.execute()();
  expect(barOf(at, offer)).toBe('pickUp');
});
