import { when } from 'mobx';
import type { PressStep } from '../../src/application/bidding/press/PressStore';
import { ConversationStore } from '../../src/application/conversations/ConversationStore';
import { SendMessage } from '../../src/application/conversations/SendMessage';
import { Drafts } from '../../src/application/forms/Drafts';
import { OwnProfileForm } from '../../src/application/settings/OwnProfileForm';
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import type { BookCollection } from '../../src/domain/book/BookRecord';
import type { Conversation } from '../../src/domain/conversations/Conversation';
import { notificationKinds } from '../../src/domain/notifications/NotificationPermissions';
import type { HashId } from '../../src/domain/offers/Offer';
import { failed, success } from '../../src/domain/shared/Result';
import { InMemoryAnalytics } from '../../src/infrastructure/demo/twins/AccountTwins';
import type { StandInBackend } from '../backend/StandInBackend';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { announce } from '../support/announce';
import { watchActions } from '../support/watchActions';
import { aHeldOffer, Workplace } from '../support/Workplace';
import { describeMarket } from './describeMarket';
import { type FaultRow, faultRows } from './faults/faultTable';
import { FaultyLine } from './faults/FaultyLine';
import { accountOf, dealerOf } from './MarketSubject';
import { offerThat } from './someOffers';

/** A text that the dealer has typed and not yet sent. */
interface Typed {
  press(): Promise<unknown>;
  /** The text is still in its field, and a reason says why it was not accepted. */
  isStillThere(): boolean;
  /** The text was sent and its field is empty. */
  isDone(): boolean;
  /** The server holds the text exactly once. */
  isServed(): boolean;
  /** Where it is kept, and the text that one of the records contains. */
  readonly draft: BookCollection;
  readonly text: string;
}

interface TypedCase {
  readonly name: string;
  readonly wire: string;
  /** Whether the app checks the outcome by itself after a lost answer. */
  readonly findsOut: boolean;
  /** Whether any JSON with a 2xx status counts as success. */
  readonly takesAnyShape: boolean;
  type(at: Workplace): Promise<Typed>;
}

const isToldToHaveEnded = ({ step }: PressStep): boolean => step === 'failed' || step === 'unknown';

async function aBid(at: Workplace): Promise<Typed> {
  await at.loadOffers.refresh('browse');
  const { hashId, highestBid } = aHeldOffer(at, ({ closed }) => !closed);
  const amount = minimumBid(highestBid);
  const { pressStore } = at;
  at.typeAmount(hashId, amount);
  return {
    press: () => at.placeBid(hashId, amount),
    isStillThere: () => at.amountFor(hashId) === amount && isToldToHaveEnded(pressStore.stepOf(hashId)),
    isDone: () => at.amountFor(hashId) === 0 && pressStore.stepOf(hashId).step === 'idle',
    isServed: () => at.served(hashId).ownBid === amount,
    draft: 'typedBids',
    text: String(amount),
  };
}

async function aTransportNote(at: Workplace): Promise<Typed> {
  await at.loadOffers.refresh('inRealization');
  const { hashId } = aHeldOffer(
    at,
    ({ deal }) => deal !== null && deal.easyTransportEnabled && !deal.speditionArranged && !deal.vehiclePickedUp,
    'inRealization',
  );
  const { pressStore } = at;
  const note = 'Gate 3, after five';
  at.typeNote(hashId, note);
  return {
    press: () => at.orderTransport(hashId),
    isStillThere: () => at.noteFor(hashId) === note && isToldToHaveEnded(pressStore.stepOf(hashId)),
    isDone: () => at.noteFor(hashId) === '' && pressStore.stepOf(hashId).step === 'idle',
    isServed: () => at.served(hashId).deal?.speditionArranged === true,
    draft: 'transportNotes',
    text: note,
  };
}

async function aMessage(at: Workplace): Promise<Typed> {
  const offer: HashId = at.dealer.conversations(1).rows[0]!.offerHashId;
  const store = at.conversations;
  await at.container.get(ConversationStore).open(offer);
  const isChecked = () => store.get(offer)!.outgoing.some(({ delivery }) => delivery === 'checking');
  const body = 'Is the second key there?';
  at.input.type('typedMessages', offer, body);
  const waiting = () => store.of(offer).outgoing.map(one => [one.body, one.delivery].join(': '));
  const times = (messages: readonly { readonly body: string }[]) => messages.filter(one => one.body === body).length;
  const isServed = () => {
    const held = at.dealer.conversation(offer);
    return held.ok && times(held.value.messages) === 1;
  };
  return {
    press: async () => {
      await at.container.get(SendMessage).sendTyped(offer);
      await when(() => !isChecked());
    },
    isStillThere: () => [`${body}: notSent`, `${body}: unknown`].includes(waiting().join()),
    isDone: () => waiting().length === 0 && times(store.of(offer).messages) === 1,
    isServed,
    get draft(): BookCollection {
      return at.input.valueOf('typedMessages', offer) === undefined ? 'unsentMessages' : 'typedMessages';
    },
    text: body,
  };
}

async function aProfile(at: Workplace): Promise<Typed> {
  const street = 'Am Speicher 4';
  const editing = at.container.get(OwnProfileForm);
  const { form } = editing;
  at.container.get(Drafts).shown(form);
  await form.open();
  form.edit({ street, place: 'Hamburg' });
  const isHeld = () => form.values.street === street && form.values.place === 'Hamburg';
  return {
    press: () => editing.save(),
    isStillThere: () => isHeld() && form.isDirty && form.writing.step === 'failed',
    isDone: () => !form.isDirty && form.writing.step === 'saved',
    isServed: () => at.dealer.profile().dealer.street === street,
    draft: 'profileForms',
    text: street,
  };
}

/** Everything that a dealer types and sends during a session. */
const typedCases: readonly TypedCase[] = [
  { name: 'a bid', wire: 'POST /api/v2/bets', findsOut: true, takesAnyShape: false, type: aBid },
  {
    name: 'a note on a transport',
    wire: 'POST /api/v2/transports',
    findsOut: true,
    takesAnyShape: true,
    type: aTransportNote,
  },
  { name: 'a message', wire: 'POST /api/v2/messages', findsOut: true, takesAnyShape: false, type: aMessage },
  { name: 'the profile', wire: 'PUT /api/v2/profiles', findsOut: true, takesAnyShape: true, type: aProfile },
];

watchActions();

describe('profiles', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';

  describeMarket('Profiles', null, subject => {
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
      const names = {
        firstName: 'Żaneta',
        lastName: 'Lis',
        nickname: 'zl',
        companyName: 'Lis',
        ftin: 'PL1',
        phone: '1',
      };
      const places = {
        companyAddress: 'Rynek 1',
        street: 'Długa 2',
        zipCode: '00-950',
        place: 'Łódź',
        secondPhone: '',
      };
      const dealer = { ...names, ...places, iban: 'DE89370400440532013000', language: 'pl' } as const;
      const answer = await subject.profiles.update({ dealer });
      const after = { ...before, dealer: { ...before.dealer, ...dealer } };
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
    });

    it.each(notificationKinds)('switches the notification %s alone', async kind => {
      subject.haveSession('buyer');
      const { notificationPermissions: before } = dealerOf(subject, 'buyer').profile();
      const after = { ...before, [kind]: !before[kind] };
      expect((await subject.profiles.update({ permissions: { [kind]: !before[kind] } })).ok).toBe(true);
      expect(dealerOf(subject, 'buyer').profile().notificationPermissions).toEqual(after);
      expect(await subject.profiles.current()).toMatchObject(success({ notificationPermissions: after }));
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
});

describe('passwords', () => {
  const next = 'Evening!Walk9';
  const refused = { ok: false, failure: { reason: 'refused', status: 422 } };

  describeMarket('Passwords', null, subject => {
    const opens = async (password: string) => {
      const answer = await subject.identity.reauthenticate(accountOf(subject, 'buyer').email, password);
      return answer.ok;
    };

    it('changes the password of the current dealer, and only the new one is valid afterwards', async () => {
      subject.haveSession('buyer');
      const { password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.change(password, next)).toEqual(success(undefined));
      expect([await opens(next), await opens(password)]).toEqual([true, false]);
      expect((await subject.profiles.current()).ok).toBe(true);
    });

    it('refuses a change with a wrong current password or a weak new one', async () => {
      subject.haveSession('buyer');
      const { password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.change(`${password}x`, next)).toMatchObject(refused);
      expect(await subject.passwords.change(password, 'weak')).toMatchObject(refused);
      expect(await opens(password)).toBe(true);
    });

    it('changes nothing without a session', async () => {
      const { password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.change(password, next)).toEqual(failed({ reason: 'unauthorized' }));
    });

    it('mails instructions to a known address, and accepts their token once', async () => {
      const { email, password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.forgotten(email)).toEqual(success(undefined));
      const token = subject.marketplace.people.mailedToken(email) ?? '';
      expect(await opens(password)).toBe(true);
      expect(await subject.passwords.renew(token, next)).toEqual(success(undefined));
      expect([await opens(next), await opens(password)]).toEqual([true, false]);
      expect(await subject.passwords.renew(token, password)).toMatchObject(refused);
      expect(await opens(next)).toBe(true);
    });

    it('accepts only the token of the last instructions', async () => {
      const { email } = accountOf(subject, 'buyer');
      await subject.passwords.forgotten(email);
      const first = subject.marketplace.people.mailedToken(email) ?? '';
      await subject.passwords.forgotten(email);
      expect(await subject.passwords.renew(first, next)).toMatchObject(refused);
    });

    it.each(['', 'nobody@paddock.example', 'no address'])('mails nothing to %j', async email => {
      expect(await subject.passwords.forgotten(email)).toMatchObject(refused);
    });

    it.each(['null', 'guessed', '11-1-renew', 'a b/c?d=ü'])('refuses the token %j', async token => {
      expect(await subject.passwords.renew(token, next)).toMatchObject(refused);
      expect(await opens(accountOf(subject, 'buyer').password)).toBe(true);
    });

    it('keeps the session of the current dealer after a refusal', async () => {
      subject.haveSession('seller');
      expect((await subject.passwords.renew('guessed', next)).ok).toBe(false);
      expect((await subject.passwords.forgotten('nobody@paddock.example')).ok).toBe(false);
      expect(subject.identity.hasSession()).toBe(true);
    });

    it('reports offline if it cannot be reached', async () => {
      subject.haveSession('buyer');
      subject.unplug();
      const lost = failed({ reason: 'offline' });
      expect(await subject.passwords.forgotten('buyer@paddock.example')).toEqual(lost);
      expect(await subject.passwords.renew('token', next)).toEqual(lost);
      expect(await subject.passwords.change('old', next)).toEqual(lost);
    });
  });
});

describeMarket('Conversations', 'buyer', subject => {
  const signal = new AbortController().signal;
  const dealer = () => dealerOf(subject, 'buyer');
  const email = () => accountOf(subject, 'buyer').email;
  const listed = () => dealer().conversations(1).rows;
  const talkedAbout = (): HashId => listed()[0]!.offerHashId;
  const untouched = (): HashId => {
    const known = new Set(listed().map(({ offerHashId }) => offerHashId));
    return offerThat(dealer(), 'browse', ({ hashId }) => !known.has(hashId)).hashId;
  };

  async function read(offer: HashId): Promise<Conversation> {
    const answer = await subject.conversations.byHashId(offer, signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    return answer.value;
  }

  it('lists a page with the latest conversation first', async () => {
    expect(await subject.conversations.list(1, signal)).toEqual(success(subject.told(dealer().conversations(1))));
    expect(listed().length).toBeGreaterThan(1);
    const last = listed().at(-1)!.offerHashId;
    subject.marketplace.supportAnswers(email(), last, 'Guten Tag');
    const answer = await subject.conversations.list(1, signal);
    expect(answer.ok && answer.value.rows[0]).toMatchObject({
      offerHashId: last,
      isSeen: false,
      updatedAt: dealer().conversations(1).rows[0]!.updatedAt,
    });
  });

  it('returns an empty page beyond the last one', async () => {
    const { totalCount, totalPages, limit } = dealer().conversations(1);
    const beyond = subject.told({ rows: [], received: 0, totalPages, totalCount, limit });
    expect(await subject.conversations.list(99, signal)).toEqual(success(beyond));
  });

  it('returns the messages of a conversation with their authors, oldest first', async () => {
    const offer = talkedAbout();
    const { id, messages, unread } = await read(offer);
    expect(id).toBe(listed()[0]!.id);
    expect(messages.map(message => message.id)).toEqual(
      messages.map(message => message.id).sort((one, other) => one - other),
    );
    expect(new Set(messages.map(({ author }) => author))).toEqual(new Set(['dealer', 'support']));
    expect(messages.every(({ conversationId }) => conversationId === id)).toBe(true);
    expect(unread).toBe(1);
  });

  it('returns an empty conversation for an offer without messages', async () => {
    const offer = untouched();
    expect(await read(offer)).toMatchObject({ offerHashId: offer, messages: [], unread: 0 });
  });

  it('sends any text and returns the result', async () => {
    const offer = untouched();
    const body = 'Grüße & "Zeichen" <b>100 %</b>\nzweite Zeile \u{1f3cd}';
    const sent = await subject.conversations.send(offer, body);
    const { id, messages } = await read(offer);
    expect(sent).toEqual(success(subject.told({ conversationId: id, message: messages[0] ?? null })));
    expect(messages).toMatchObject([{ author: 'dealer', body }]);
  });

  it('marks a conversation as seen, even repeatedly', async () => {
    const offer = talkedAbout();
    expect(dealer().counters().messages).toBe(1);
    for (let time = 1; time <= 2; time += 1) {
      expect(await subject.conversations.markSeen(offer)).toEqual(success(undefined));
      expect(await read(offer)).toMatchObject({ unread: 0 });
      expect(dealer().counters().messages).toBe(0);
    }
  });

  it('reports an unknown offer as not found', async () => {
    const nowhere = 'XX-00000' as HashId;
    const notFound = failed({ reason: 'notFound' });
    expect(await subject.conversations.byHashId(nowhere, signal)).toMatchObject(notFound);
    expect(await subject.conversations.send(nowhere, 'Text')).toMatchObject(notFound);
    expect(await subject.conversations.markSeen(nowhere)).toMatchObject(notFound);
  });

  it('reports an aborted request', async () => {
    const given = AbortSignal.abort();
    expect(await subject.conversations.list(1, given)).toEqual(failed({ reason: 'aborted' }));
    expect(await subject.conversations.byHashId(talkedAbout(), given)).toEqual(failed({ reason: 'aborted' }));
  });

  it('reports offline if it cannot be reached and sends nothing', async () => {
    const offer = untouched();
    subject.unplug();
    expect(await subject.conversations.send(offer, 'Text')).toEqual(failed({ reason: 'offline' }));
    expect(await subject.conversations.byHashId(offer, signal)).toEqual(failed({ reason: 'offline' }));
    expect(dealer().conversation(offer)).toMatchObject({ value: { messages: [] } });
  });

  it('sends a message even if the answer is lost', async () => {
    const offer = untouched();
    subject.loseNextAnswer();
    expect((await subject.conversations.send(offer, 'Text')).ok).toBe(false);
    expect(dealer().conversation(offer)).toMatchObject({ value: { messages: [{ body: 'Text' }] } });
  });
});

describe('analytics', () => {
  describeMarket('Analytics', 'buyer', subject => {
    const record = () => subject.analytics.record({ name: 'dealer_create_bet', data: { value: 8500 } });

    it('records an event', async () => {
      record();
      expect(await subject.recordedEvents()).toEqual(['dealer_create_bet']);
    });

    it('does not throw if it cannot be reached', async () => {
      subject.unplug();
      expect(record).not.toThrow();
      await new Promise(resolve => setImmediate(resolve));
    });
  });

  it('InMemoryAnalytics keeps only the latest events of a long day', () => {
    const analytics = new InMemoryAnalytics();
    for (let offer = 0; offer < 1_000; offer += 1) analytics.record({ name: 'dealer_open_offer', data: { offer } });
    expect(analytics.events.at(-1)?.data).toEqual({ offer: 999 });
    expect(analytics.events.length).toBeLessThan(1_000);
  });
});

describe('typedText', () => {
  const STEP = 500;
  /** The number of steps during which a dead line stays dead. */
  const DEAD_FOR = 40;
  const DRAFT_PAUSE = 500;

  let backend: StandInBackend;
  let line: FaultyLine;
  let at: Workplace;
  let met = 0;

  beforeEach(async () => {
    const beside = new Workplace({ offers: 200 });
    backend = await FaultyLine.start(beside.market.marketplace);
    line = await FaultyLine.on(backend, beside.twins.clock, buyerEmail);
    line.beginSession();
    const { bids, conversations, offers, profiles, deals } = line.live;
    at = new Workplace({ beside, replaced: () => ({ bids, conversations, offers, profiles, deals }) });
  });

  afterEach(async () => {
    line.clear();
    await backend.stop();
    expect(backend.violations).toEqual([]);
  });

  afterAll(() => announce(`${met} typed texts × faults`));

  /** Advances the clock whenever no request is under way, until the press is over; a dead line returns meanwhile. */
  async function pressed(typed: Typed, { wire }: TypedCase, row: FaultRow): Promise<void> {
    let isOver = false;
    const pressing = typed.press().finally(() => (isOver = true));
    if (row.limit) {
      await line.until(() => line.seen(wire) === 1);
      line.clock.advance(row.limit(false));
    }
    for (let steps = 0; !isOver; steps += 1) {
      await line.answered(1);
      if (steps === DEAD_FOR) line.clear();
      if (!isOver) line.clock.advance(STEP);
    }
    await pressing;
  }

  describe.each(typedCases.map(one => [one.name, one] as const))('%s', (_name, one) => {
    it.each(faultRows.map(row => [row.name, row] as const))(
      'is not lost after %s and is not sent twice',
      async (_fault, row) => {
        const typed = await one.type(at);
        await at.passes(DRAFT_PAUSE);
        const draft = async () => JSON.stringify([...(await at.twins.kept.readAll('11', typed.draft))]);
        expect(await draft()).toContain(typed.text);
        line.sent.length = 0;
        line.bring(one.wire, row.trouble, row.times);
        await pressed(typed, one, row);
        await at.passes(DRAFT_PAUSE);
        expect(typed.isServed()).toBe(row.arrives);
        expect(line.sent.filter(({ call }) => call === one.wire)).toHaveLength(row.renewsToken ? 2 : 1);
        const isTaken = one.takesAnyShape && row.name === 'a wrong shape';
        const isKnown = row.arrives && (one.findsOut || isTaken || row.times === 1);
        expect([typed.isDone(), typed.isStillThere()]).toEqual(isKnown ? [true, false] : [false, true]);
        if (!isKnown) expect(await draft()).toContain(typed.text);
        met += 1;
      },
    );
  });
});
