import { runInAction } from 'mobx';
import { RaiseTicks } from '../../../../src/application/bidding/raise/RaiseTicks';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const one = 'MB-7F3K2' as HashId;
const other = 'CA-00001' as HashId;

function choosing() {
  const { container, registry } = new Workplace();
  const outbid = { ownBid: euros(8000), highestBid: euros(8450) };
  runInAction(() => {
    for (const hashId of [one, other]) registry.apply(anOffer({ hashId, ...outbid }));
  });
  const ticks = container.get(RaiseTicks);
  ticks.choose(true);
  for (const id of [one, other]) ticks.tickRow(id, true);
  return ticks;
}

describe('RaiseTicks', () => {
  it('starts without ticks', () => {
    const ticks = new Workplace().container.get(RaiseTicks);
    expect([ticks.isChoosing, ticks.tickedRows]).toEqual([false, []]);
  });

  it('knows which rows are ticked', () => {
    const ticks = choosing();
    ticks.tickRow(one, false);
    expect(ticks.isChoosing).toBe(true);
    expect([ticks.isTicked(one), ticks.isTicked(other)]).toEqual([false, true]);
    expect(ticks.tickedRows).toEqual([other]);
  });

  it('drops the ticks when the dealer stops choosing, and not before', () => {
    const ticks = choosing();
    ticks.choose(true);
    expect(ticks.tickedRows).toEqual([one, other]);
    ticks.choose(false);
    expect([ticks.isChoosing, ticks.tickedRows]).toEqual([false, []]);
  });
});
