import { Book } from '../../../src/application/book/Book';
import { LiveEvents } from '../../../src/application/live/LiveEvents';
import { MatchPushedOffers } from '../../../src/application/live/MatchPushedOffers';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import { OwnSearches } from '../../../src/application/search/saved/OwnSearches';
import { type BrowseFilters, noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { type BrowseQuestion, defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../../src/domain/offers/list/Refinements';
import type { Offer } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const asking = (filters: Partial<BrowseFilters>, more: Partial<BrowseQuestion> = {}): BrowseQuestion => ({
  ...defaultQuestion,
  filters: { ...noFilters, ...filters },
  ...more,
});

async function aDesk() {
  const at = new Workplace({ offers: 60 });
  await at.container.get(Book).hold();
  const keep = at.container.get(OwnSearches);
  const matches = at.container.get(NewMatches);
  const stop = at.container.get(MatchPushedOffers).run();
  const passes = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      at.twins.clock.advance(SECOND);
      await settled();
    }
  };
  return {
    at,
    stop,
    passes,
    save: (name: string, question: BrowseQuestion) => keep.save(name, question)!,
    push: (...offers: readonly Offer[]) =>
      at.container.get(LiveEvents).apply(offers.map(offer => ({ kind: 'offerListed', offer }))),
    /** Offers that the market has and that this page has not loaded. */
    market: wholeList(at.dealer, 'browse').filter(({ ownBid }) => ownBid === null),
    told: () => at.news.toasts.filter(({ kind }) => kind === 'match'),
    countOf: (searchId: string) => matches.foundFor(searchId).hashIds.size,
    asked: () => at.calls.filter(call => /open|list/.test(call)).length,
  };
}

describe('MatchPushedOffers', () => {
  it('tells the dealer of a new offer that a saved search lists for certain, once', async () => {
    const { at, save, push, market, passes, told, countOf, asked } = await aDesk();
    const [offer] = market;
    const search = save('From home', asking({ countryCode: offer!.region }));
    const other = save('Everything', asking({}));
    push(offer!);
    await passes(3);
    expect(told()).toEqual([
      expect.objectContaining({ kind: 'match', hashId: offer!.hashId, searchId: search, search: 'From home' }),
    ]);
    expect([search, other].map(countOf)).toEqual([1, 1]);
    push(offer!);
    await passes(3);
    expect(countOf(search)).toBe(1);
    expect(asked()).toBe(0);
    expect(at.news.toasts.filter(({ kind }) => kind === 'match')).toHaveLength(1);
  });

  it('only counts the offers of a search whose notifications are off, and announces what another search lists too', async () => {
    const { at, save, push, market, passes, told, countOf } = await aDesk();
    const keep = at.container.get(OwnSearches);
    const [first, second] = market.filter(({ region }) => region === market[0]!.region);
    const quiet = save('From home', asking({ countryCode: first!.region }));
    keep.notify(quiet, false);
    push(first!);
    await passes(3);
    expect([told(), countOf(quiet)]).toEqual([[], 1]);
    keep.replace(quiet, asking({ countryCode: first!.region }, { buyNowOnly: false }));
    keep.rename(quiet, 'Still quiet');
    save('Everything', asking({}));
    push(second!);
    await passes(3);
    expect(told()).toEqual([expect.objectContaining({ hashId: second!.hashId, search: 'Everything' })]);
  });

  it('never announces an offer that the filters or the refinements exclude, or that is hidden', async () => {
    const { at, save, push, market, passes, told } = await aDesk();
    const [offer, hidden] = market.filter(({ region }) => region === 'DE');
    save('Poland', asking({ countryCode: 'PL' }));
    save('No such word', asking({}, { refinements: { ...noRefinements, words: 'nosuchword' } }));
    push(offer!);
    await passes(3);
    expect(told()).toEqual([]);
    save('Everything', asking({}));
    at.container.get(HiddenOffers).hide(hidden!, { reason: 'far', until: 'forever' as never });
    push(hidden!);
    await passes(3);
    expect(told()).toEqual([]);
  });

  it('opens an offer if its row does not tell, at most one a second, and asks the server if that does not tell either', async () => {
    const { save, push, market, passes, countOf, asked, at } = await aDesk();
    const offers = market.slice(0, 3);
    const undamaged = save('Undamaged', asking({ damaged: false }));
    const near = save('Near', asking({ countryCode: 'DE', zipCode: '80331', distance: 320 }));
    push(...offers);
    await passes(1);
    expect(asked()).toBeLessThanOrEqual(1);
    await passes(12);
    const listedBy = (question: BrowseQuestion) => {
      const found = new Set(wholeList(at.dealer, 'browse', question.filters).map(({ hashId }) => hashId));
      return offers.filter(({ hashId }) => found.has(hashId)).length;
    };
    expect(countOf(undamaged)).toBe(listedBy(asking({ damaged: false })));
    expect(countOf(near)).toBe(listedBy(asking({ countryCode: 'DE', zipCode: '80331', distance: 320 })));
    expect(asked()).toBeGreaterThanOrEqual(3);
  });

  it('counts all matches of a storm, announces few of them, and stops when it is cancelled', async () => {
    const { save, push, market, passes, told, countOf, stop } = await aDesk();
    const search = save('Everything', asking({}));
    push(...market.slice(0, 20));
    await passes(2);
    expect(countOf(search)).toBe(20);
    expect(told().length).toBeLessThanOrEqual(3);
    stop();
    push(market[25]!);
    await passes(2);
    expect(countOf(search)).toBe(20);
  });
});
