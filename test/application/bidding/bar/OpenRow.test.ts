import { autorun } from 'mobx';
import { OpenRow } from '../../../../src/application/bidding/bar/OpenRow';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { wholeList } from '../../../infrastructure/market/aMarketplace';
import { Workplace } from '../../../support/Workplace';

it('the details of an offer that was opened elsewhere are open in a list as soon as it arrives there', async () => {
  const at = new Workplace();
  await at.loadOffers.refresh('browse');
  const openRow = at.container.get(OpenRow);
  const shared = at.list('browse').ids.find(id => wholeList(at.dealer, 'liked').some(({ hashId }) => hashId === id))!;
  openRow.add(shared);
  const open: (HashId | null)[] = [];
  autorun(() => open.push(openRow.openIn('liked')));
  await at.loadOffers.refresh('liked');
  expect([open[0], open.at(-1)]).toEqual([null, shared]);
});
