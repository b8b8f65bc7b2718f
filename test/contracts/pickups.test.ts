/** @jest-environment node */
import type { OfferId } from '../../src/domain/offers/Offer';
import { leavesOutcomeOpen } from '../../src/domain/shared/Failure';
import { failed, success } from '../../src/domain/shared/Result';
import { aDealThat, detailsOf } from './dealsOf';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { dealerOf, type MarketSubject } from './MarketSubject';
import { offerThat } from './someOffers';

describe.each([
  ['InMemoryPickups', inMemorySubject],
  ['HttpPickups', httpSubject],
  ['HttpPickups on an austere backend', austereSubject],
])('%s as Pickups', (_name, makeSubject) => {
  let subject: MarketSubject;

  beforeEach(async () => {
    subject = await makeSubject();
    subject.haveSession('buyer');
  });

  afterEach(() => subject.end());

  const toFetch = () => aDealThat(subject, ({ vehiclePickedUp }) => !vehiclePickedUp);
  const isFetched = (id: OfferId) => {
    const { vehiclePickedUp, invoiceCreated } = detailsOf(subject, id);
    return vehiclePickedUp && invoiceCreated;
  };

  it('confirms the pickup and creates the invoice', async () => {
    const { id, hashId } = toFetch();
    const written = dealerOf(subject, 'buyer').invoices(1);
    expect(written.rows.map(({ offer }) => offer)).not.toContain(hashId);
    expect(await subject.pickups.confirm(id)).toEqual(success(undefined));
    expect(isFetched(id)).toBe(true);
    const { rows, totalCount } = dealerOf(subject, 'buyer').invoices(1);
    expect(rows.map(({ offer }) => offer)).toContain(hashId);
    expect(totalCount).toBe(written.totalCount + 1);
  });

  it('refuses a second confirmation with a message, and an offer that is no deal of this dealer', async () => {
    const { id } = toFetch();
    await subject.pickups.confirm(id);
    const words = 'The vehicle has already been picked up.';
    expect(await subject.pickups.confirm(id)).toEqual(failed({ reason: 'refused', status: 422, message: words }));
    const { id: open } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ closed }) => !closed);
    expect(await subject.pickups.confirm(open)).toMatchObject(failed({ reason: 'notFound' }));
  });

  it('takes effect even if the answer is lost, and reports an open outcome', async () => {
    const { id } = toFetch();
    subject.loseNextAnswer();
    const answer = await subject.pickups.confirm(id);
    expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
    expect(isFetched(id)).toBe(true);
  });

  it('reports offline if it cannot be reached', async () => {
    const { id } = toFetch();
    subject.unplug();
    expect(await subject.pickups.confirm(id)).toEqual(failed({ reason: 'offline' }));
    expect(isFetched(id)).toBe(false);
  });
});
