/** @jest-environment node */
import { failed, success } from '../../src/domain/shared/Result';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { dealerOf, type MarketSubject } from './MarketSubject';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

describe.each([
  ['InMemoryProfiles', inMemorySubject],
  ['HttpProfiles', httpSubject],
  ['HttpProfiles on an austere backend', austereSubject],
])('%s as Profiles', (_name, makeSubject) => {
  let subject: MarketSubject;

  beforeEach(async () => {
    subject = await makeSubject();
  });

  afterEach(() => subject.end());

  it.each(['buyer', 'seller', 'testAccess'] as const)(
    'returns the profile of the %s whose session this is',
    async kind => {
      subject.haveSession(kind);
      expect(await subject.profiles.current()).toEqual(success(dealerOf(subject, kind).profile()));
    },
  );

  it('reports a missing session', async () => {
    expect(await subject.profiles.current()).toEqual(failed({ reason: 'unauthorized' }));
  });

  it('distinguishes a lost connection from a missing session', async () => {
    subject.haveSession('buyer');
    subject.unplug();
    expect(await subject.profiles.current()).toEqual(failed({ reason: 'offline' }));
  });

  it('changes the given fields and nothing else', async () => {
    subject.haveSession('buyer');
    const before = dealerOf(subject, 'buyer').profile();
    const dealer = { firstName: 'Żaneta', secondPhone: '', iban: 'DE89370400440532013000', language: 'pl' } as const;
    const answer = await subject.profiles.update({ dealer, permissions: { newOffers: false, buyNowBid: false } });
    const after = {
      ...before,
      dealer: { ...before.dealer, ...dealer },
      notificationPermissions: { ...before.notificationPermissions, newOffers: false, buyNowBid: false },
    };
    expect(answer.ok && (answer.value ?? after)).toEqual(after);
    expect(dealerOf(subject, 'buyer').profile()).toEqual(after);
    expect(await subject.profiles.current()).toEqual(success(after));
  });

  it('accepts repeated changes, even if the server returns nothing', async () => {
    subject.haveSession('buyer');
    for (const place of ['Kiel', 'Bremen', 'Lübeck']) {
      expect((await subject.profiles.update({ dealer: { place } })).ok).toBe(true);
      expect(dealerOf(subject, 'buyer').profile().dealer.place).toBe(place);
    }
    expect((await subject.profiles.update({ permissions: { newOffers: false } })).ok).toBe(true);
    expect(dealerOf(subject, 'buyer').profile().notificationPermissions.newOffers).toBe(false);
  });

  it('returns the picture that was sent', async () => {
    subject.haveSession('buyer');
    await subject.profiles.update({ dealer: { avatar: picture } });
    const answer = await subject.profiles.current();
    expect(answer.ok && answer.value.dealer.avatarAddress).toBe(picture);
  });

  it.each([
    ['iban', { iban: 'DE00 1234' }],
    ['avatar', { avatar: 'data:text/html,x' }],
  ] as const)('names a refused field and changes nothing: %s', async (field, refused) => {
    subject.haveSession('buyer');
    const before = dealerOf(subject, 'buyer').profile();
    const answer = await subject.profiles.update({ dealer: { place: 'Kiel', ...refused } });
    const words = expect.stringMatching(/^This is not /) as string;
    expect(answer).toEqual(failed({ reason: 'refused', status: 422, message: words, fields: { [field]: words } }));
    expect(dealerOf(subject, 'buyer').profile()).toEqual(before);
  });

  it('changes nothing without a session', async () => {
    expect(await subject.profiles.update({ dealer: { place: 'Kiel' } })).toEqual(failed({ reason: 'unauthorized' }));
  });
});
