/** @jest-environment node */
import type { Deal } from '../../src/domain/offers/Deal';
import type { HashId, Offer, OfferId } from '../../src/domain/offers/Offer';
import { leavesOutcomeOpen } from '../../src/domain/shared/Failure';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { accountOf, dealerOf, type MarketSubject } from './MarketSubject';
import { offerThat } from './someOffers';

/** A running deal of the buyer. */
const aDealThat = (subject: MarketSubject, fits: (details: Deal) => boolean): Offer =>
  offerThat(dealerOf(subject, 'buyer'), 'inRealization', ({ deal }) => deal !== null && fits(deal));

/** The details that the market holds. */
function detailsOf(subject: MarketSubject, id: OfferId): Deal {
  const details = dealerOf(subject, 'buyer').open(id)?.offer.deal;
  if (!details) throw new Error(`${id} is no deal of the buyer.`);
  return details;
}

describeMarket('Deals', 'buyer', subject => {
  describe('for a pickup,', () => {
    const toFetch = () => aDealThat(subject, ({ vehiclePickedUp }) => !vehiclePickedUp);
    const isFetched = (id: OfferId) => {
      const { vehiclePickedUp, invoiceCreated } = detailsOf(subject, id);
      return vehiclePickedUp && invoiceCreated;
    };

    it('confirms the pickup and creates the invoice', async () => {
      const { id, hashId } = toFetch();
      const written = dealerOf(subject, 'buyer').invoices(1);
      expect(written.rows.map(({ offer }) => offer)).not.toContain(hashId);
      expect(await subject.deals.confirmPickup(id)).toEqual(success(undefined));
      expect(isFetched(id)).toBe(true);
      const { rows, totalCount } = dealerOf(subject, 'buyer').invoices(1);
      expect(rows.map(({ offer }) => offer)).toContain(hashId);
      expect(totalCount).toBe(written.totalCount + 1);
    });

    it('refuses a second confirmation with a message, and an offer that is no deal of this dealer', async () => {
      const { id } = toFetch();
      await subject.deals.confirmPickup(id);
      const words = 'The vehicle has already been picked up.';
      expect(await subject.deals.confirmPickup(id)).toEqual(failed({ reason: 'refused', status: 422, message: words }));
      const { id: open } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ closed }) => !closed);
      expect(await subject.deals.confirmPickup(open)).toMatchObject(failed({ reason: 'notFound' }));
    });

    it('takes effect even if the answer is lost, and reports an open outcome', async () => {
      const { id } = toFetch();
      subject.loseNextAnswer();
      const answer = await subject.deals.confirmPickup(id);
      expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
      expect(isFetched(id)).toBe(true);
    });

    it('reports offline if it cannot be reached', async () => {
      const { id } = toFetch();
      subject.unplug();
      expect(await subject.deals.confirmPickup(id)).toEqual(failed({ reason: 'offline' }));
      expect(isFetched(id)).toBe(false);
    });
  });

  describe('for a transport,', () => {
    const orderable = () =>
      aDealThat(
        subject,
        ({ easyTransportEnabled, speditionArranged, vehiclePickedUp }) =>
          easyTransportEnabled && !speditionArranged && !vehiclePickedUp,
      );

    const noteOf = (offer: HashId) => subject.marketplace.transportNote(offer, accountOf(subject, 'buyer').email);

    it.each(['', 'Hof hinten, Tor 3 – "bitte klingeln" & warten\nab 8 Uhr'])(
      'orders a transport with the note %j',
      async note => {
        const { id, hashId } = orderable();
        expect(noteOf(hashId)).toBeNull();
        expect(await subject.deals.orderTransport(id, note)).toEqual(success(undefined));
        expect(detailsOf(subject, id)).toMatchObject({ speditionArranged: true, vehiclePickedUp: false });
        expect(noteOf(hashId)).toBe(note);
      },
    );

    it('refuses a second order and a deal without transport with a message', async () => {
      const { id, hashId } = orderable();
      await subject.deals.orderTransport(id, 'Gate 3');
      const twice = { reason: 'refused', status: 422, message: 'The transport has already been ordered.' } as const;
      expect(await subject.deals.orderTransport(id, 'Gate 4')).toEqual(failed(twice));
      expect(noteOf(hashId)).toBe('Gate 3');
      const other = aDealThat(subject, details => !details.easyTransportEnabled && !details.vehiclePickedUp);
      const never = { reason: 'refused', status: 422, message: 'No transport is offered for this vehicle.' } as const;
      expect(await subject.deals.orderTransport(other.id, '')).toEqual(failed(never));
    });

    it('takes effect even if the answer is lost, and reports an open outcome', async () => {
      const { id } = orderable();
      subject.loseNextAnswer();
      const answer = await subject.deals.orderTransport(id, 'x');
      expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
      expect(detailsOf(subject, id).speditionArranged).toBe(true);
    });

    it('reports offline if it cannot be reached', async () => {
      const { id } = orderable();
      subject.unplug();
      expect(await subject.deals.orderTransport(id, 'x')).toEqual(failed({ reason: 'offline' }));
      expect(detailsOf(subject, id).speditionArranged).toBe(false);
    });
  });
});
