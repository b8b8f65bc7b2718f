import type { HashId } from '../../../../src/domain/offers/Offer';
import { failed, success } from '../../../../src/domain/shared/Result';
import { InMemorySession } from '../../../../src/infrastructure/demo/twins/InMemorySession';
import { InMemoryOffers } from '../../../../src/infrastructure/demo/twins/OfferTwins';
import { InMemoryPreferences } from '../../../twins/BrowserTwins';
import { aMarketplace, aQuestion, buyerEmail } from '../market/aMarketplace';

function slowOffers() {
  const market = aMarketplace();
  const session = new InMemorySession({ ...market, preferences: new InMemoryPreferences(), latency: 300 });
  session.begin(buyerEmail);
  return { ...market, offers: new InMemoryOffers(session) };
}

describe('an in-memory adapter with a latency', () => {
  it('reports an abort at once, before and during the call', async () => {
    const { offers, clock } = slowOffers();
    const asking = new AbortController();
    const answer = offers.list('browse', aQuestion(), asking.signal);
    asking.abort();
    expect(await answer).toEqual(failed({ reason: 'aborted' }));
    expect(await offers.open('x' as HashId, asking.signal)).toEqual(failed({ reason: 'aborted' }));
    expect(clock.pending).toBe(0);
  });

  it('delays an answer, which shows the moment of the request', async () => {
    const { offers, marketplace, clock, buyer } = slowOffers();
    const before = buyer.list('browse', aQuestion());
    let answered: unknown;
    const asking = offers.list('browse', aQuestion(), new AbortController().signal).then(answer => (answered = answer));
    marketplace.publish();
    clock.advance(299);
    await Promise.resolve();
    expect(answered).toBeUndefined();
    clock.advance(1);
    await asking;
    expect(answered).toEqual(success(before));
  });
});
