/** @jest-environment node */
import type { HashId } from '../../src/domain/offers/Offer';
import { leavesOutcomeOpen } from '../../src/domain/shared/Failure';
import { failed, success } from '../../src/domain/shared/Result';
import { aDealThat, detailsOf } from './dealsOf';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { accountOf, type MarketSubject } from './MarketSubject';

describe.each([
  ['InMemoryTransports', inMemorySubject],
  ['HttpTransports', httpSubject],
  ['HttpTransports on an austere backend', austereSubject],
])('%s as Transports', (_name, makeSubject) => {
  let subject: MarketSubject;

  beforeEach(async () => {
    subject = await makeSubject();
    subject.haveSession('buyer');
  });

  afterEach(() => subject.end());

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
      expect(await subject.transports.order(id, note)).toEqual(success(undefined));
      expect(detailsOf(subject, id)).toMatchObject({ speditionArranged: true, vehiclePickedUp: false });
      expect(noteOf(hashId)).toBe(note);
    },
  );

  it('refuses a second order and a deal without transport with a message', async () => {
    const { id, hashId } = orderable();
    await subject.transports.order(id, 'Gate 3');
    const twice = { reason: 'refused', status: 422, message: 'The transport has already been ordered.' } as const;
    expect(await subject.transports.order(id, 'Gate 4')).toEqual(failed(twice));
    expect(noteOf(hashId)).toBe('Gate 3');
    const other = aDealThat(subject, details => !details.easyTransportEnabled && !details.vehiclePickedUp);
    const never = { reason: 'refused', status: 422, message: 'No transport is offered for this vehicle.' } as const;
    expect(await subject.transports.order(other.id, '')).toEqual(failed(never));
  });

  it('takes effect even if the answer is lost, and reports an open outcome', async () => {
    const { id } = orderable();
    subject.loseNextAnswer();
    const answer = await subject.transports.order(id, 'x');
    expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
    expect(detailsOf(subject, id).speditionArranged).toBe(true);
  });

  it('reports offline if it cannot be reached', async () => {
    const { id } = orderable();
    subject.unplug();
    expect(await subject.transports.order(id, 'x')).toEqual(failed({ reason: 'offline' }));
    expect(detailsOf(subject, id).speditionArranged).toBe(false);
  });
});
