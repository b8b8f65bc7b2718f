import type { Offers } from '../../../../src/application/ports/Offers';
import type { HashId, Offer, OfferId } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { DAY } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { failed } from '../../../../src/domain/shared/Result';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';
import type { MarketPorts } from '../../../support/Wire';
import { atTheList, Workplace, type WorkplaceOptions } from '../../../support/Workplace';

watchActions();

const outbid: Partial<Offer> = { ownBid: euros(8000), highestBid: euros(9000) };

const sold = (number: number, change: Partial<Offer> = {}): Offer =>
  anOffer({ id: number as OfferId, hashId: `CA-${number}` as HashId, ...outbid, closed: true, ...change });

/** A market whose answer about the deals the test decides. */
function dealsAre(deals: () => readonly Offer[] | 'unanswered') {
  return ({ offers, ...ports }: MarketPorts): MarketPorts => ({
    ...ports,
    offers: {
      homeScreen: signal => offers.homeScreen(signal),
      open: (id, signal) => offers.open(id, signal),
      list: async (tab, question, signal) => {
        const answer = await offers.list(tab, question, signal);
        const now = deals();
        if (tab !== 'inRealization' || !answer.ok) return answer;
        return now === 'unanswered'
          ? failed({ reason: 'timedOut' })
          : { ok: true, value: { ...answer.value, offers: now } };
      },
    } satisfies Offers,
  });
}

/** A page that has just been loaded, with these rows in its first answer. */
function loadedWith(rows: readonly Offer[], options: WorkplaceOptions = {}) {
  const at = new Workplace(options);
  for (const row of rows) at.registry.apply(row);
  const standingOf = ({ hashId }: Offer) => {
    const offer = at.offer(hashId);
    return ownBidStanding(offer, at.purchases.of(offer));
  };
  const checks = () => at.sent('list').filter(call => call.startsWith('list inRealization')).length;
  return { at, standingOf, checks };
}

describe('an own bid that was not the highest on an offer that was sold before the page was loaded', () => {
  it.each<[string, Partial<Offer>]>([
    ['closed', {}],
    ['final price', { closed: false, finalPrice: euros(9000) }],
    ['archive date', { closed: false, archivedAt: Date.UTC(2026, 10, 21) }],
  ])('is checked for 60 s and only then lost, if the sign of the sale is its %s', async (_, sign) => {
    const row = sold(1, sign);
    const { at, standingOf } = loadedWith([row], { through: dealsAre(() => []) });
    expect(standingOf(row)).toBe('checking');
    await at.passesInSeconds(59);
    expect(standingOf(row)).toBe('checking');
    await at.passesInSeconds(2);
    expect(standingOf(row)).toBe('lost');
  });

  it('is won as soon as the list of deals has the offer, even if the server sends nothing else about the deal', async () => {
    let isListed = false;
    const row = sold(1);
    const { at, standingOf } = loadedWith([row], { through: dealsAre(() => (isListed ? [sold(1)] : [])) });
    await at.passesInSeconds(10);
    expect(standingOf(row)).toBe('checking');
    isListed = true;
    await at.passesInSeconds(6);
    expect(standingOf(row)).toBe('won');
    expect(at.list('inRealization').ids).toEqual([row.hashId]);
  });

  it('is not lost while the server does not answer, and is looked for again', async () => {
    let isAnswering = false;
    const row = sold(1);
    const { at, standingOf } = loadedWith([row], { through: dealsAre(() => (isAnswering ? [] : 'unanswered')) });
    await at.passesInSeconds(61);
    expect(standingOf(row)).toBe('undecided');
    isAnswering = true;
    await at.passesInSeconds(61);
    expect(standingOf(row)).toBe('lost');
  });

  it('is lost at once if the offer was archived more than a day ago', async () => {
    const at = new Workplace();
    const row = sold(1, { archivedAt: at.twins.clock.now() - 2 * DAY });
    at.registry.apply(row);
    expect(ownBidStanding(row, at.purchases.of(row))).toBe('lost');
  });
});

describe('a highest own bid on an offer that was sold before the page was loaded', () => {
  it('is checked for 60 s, and then the buyer is not known', async () => {
    const row = sold(1, { ownBid: euros(9000) });
    const { at, standingOf } = loadedWith([row], { through: dealsAre(() => []) });
    expect(standingOf(row)).toBe('checking');
    await at.passesInSeconds(61);
    expect(standingOf(row)).toBe('undecided');
  });
});

describe('the look for the buyers of listed own bids', () => {
  const rows = Array.from({ length: 200 }, (_, index) => sold(index + 1));

  it('looks for all offers of an answer with the same five calls', async () => {
    const { at, standingOf, checks } = loadedWith(rows, { through: dealsAre(() => []) });
    await at.passesInSeconds(120);
    expect([checks(), at.sent('open').length]).toEqual([5, 0]);
    expect(new Set(rows.map(standingOf))).toEqual(new Set(['lost']));
  });

  it('shares its calls among answers that arrive one after the other', async () => {
    const { at, standingOf, checks } = loadedWith([], { through: dealsAre(() => []) });
    for (const [index, row] of rows.entries()) {
      at.registry.apply(row);
      if (index % 20 === 0) await at.passes(300);
    }
    await at.passesInSeconds(120);
    expect(checks()).toBeLessThanOrEqual(12);
    expect(new Set(rows.map(standingOf))).toEqual(new Set(['lost']));
  });

  it('does not look for an offer without an own bid', async () => {
    const { at, checks } = loadedWith([sold(1, { ownBid: null })], { through: dealsAre(() => []) });
    await at.passesInSeconds(120);
    expect(checks()).toBe(0);
  });
});

describe('an offer that was bought on this device', () => {
  it('is still won after a reload, however long its deal is not listed', async () => {
    const at = await atTheList({ through: dealsAre(() => []) });
    const hashId = at.list('browse').ids.find(id => at.offer(id).buyNowPrice > 0 && !at.offer(id).closed)!;
    await at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice);
    await at.passesInSeconds(2);

    const row: Offer = { ...at.offer(hashId), ...outbid, closed: true, deal: null };
    const { at: reloaded, standingOf } = loadedWith([row], { beside: at, through: dealsAre(() => []) });
    expect(standingOf(row)).toBe('checking');
    await reloaded.signedIn.begin();
    expect(standingOf(row)).toBe('won');
    await reloaded.passesInSeconds(120);
    expect(standingOf(row)).toBe('won');
  });
});
