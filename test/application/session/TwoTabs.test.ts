import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import { Presses } from '../../../src/application/bidding/press/Presses';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { ConversationStore } from '../../../src/application/conversations/ConversationStore';
import { SendMessage } from '../../../src/application/conversations/SendMessage';
import { TypedInput } from '../../../src/application/forms/TypedInput';
import { LoadOffers } from '../../../src/application/offers/list/LoadOffers';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import { OfferRegistry } from '../../../src/application/offers/OfferRegistry';
import { OpenedOffers } from '../../../src/application/offers/OpenedOffers';
import { OwnLikes } from '../../../src/application/offers/OwnLikes';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { OwnProfile } from '../../../src/application/settings/OwnProfile';
import { OwnProfileForm } from '../../../src/application/settings/OwnProfileForm';
import { OwnSession } from '../../../src/application/signIn/OwnSession';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { bookCollections } from '../../../src/domain/book/Keeping';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import type { Money } from '../../../src/domain/shared/Money';
import { anOfferThat, buyerEmail, dealerOf, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { BrowserTab } from '../../support/BrowserTab';
import { readable } from '../../support/readable';
import { settled } from '../../support/settled';
import { SharedBrowser } from '../../support/SharedBrowser';
import { storesIn } from '../../support/storesIn';
import { watchActions } from '../../support/watchActions';

watchActions();

const A = buyerEmail;
const B = sellerEmail;
/** What only this dealer may see. */
const marks = { [A]: [A, 'of A'], [B]: [B, 'of B'] } as const;

const LATENCY = 5 * SECOND;
/** Milliseconds until the search for a lost answer has ended. */
const SEARCH = 70 * SECOND;

/** Two tabs of one browser, in which dealer A is signed in. */
class World {
  readonly browser = new SharedBrowser([A, B]);
  readonly one = new BrowserTab(this.browser);
  readonly two = new BrowserTab(this.browser);
  readonly offer: Offer;
  readonly deal: HashId;
  readonly talk: HashId;
  readonly dealerKey: string;
  /** What A has typed in each place. What was typed in the first tab comes first, because that tab keeps it. */
  readonly typed = new Map<keyof typeof places, readonly (Money | string)[]>();
  isRemoved = false;

  constructor() {
    const desk = dealerOf(this.browser.market.marketplace, A);
    this.offer = anOfferThat(desk, ({ closed, ownBid, isLiked }) => !closed && ownBid === null && !isLiked);
    this.deal = anOfferThat(desk, offer => offer.deal?.vehiclePickedUp === false, 'inRealization').hashId;
    this.talk = desk.conversations(1).rows[0]!.offerHashId;
    this.dealerKey = String(desk.profile().dealer.id);
  }

  amount(more: number): Money {
    return (minimumBid(this.offer.highestBid) + more * 10_000) as Money;
  }

  editBidAmount(tab: BrowserTab, amount: Money): void {
    this.note(tab, 'bid', amount);
    tab.get(ActionBars).typeAmount(tab.get(OfferRegistry).get(this.offer.hashId)!, amount);
  }

  placeBid(tab: BrowserTab, amount: Money): void {
    this.editBidAmount(tab, amount);
    void tab.get(Presses).send({ action: 'bid', hashId: this.offer.hashId, amount });
  }

  async typeMessage(tab: BrowserTab, text: string): Promise<void> {
    await tab.get(ConversationStore).open(this.talk);
    this.note(tab, 'message', text);
    tab.get(TypedInput).type('typedMessages', this.talk, text);
  }

  note(tab: BrowserTab, place: keyof typeof places, value: Money | string): void {
    const known = this.typed.get(place) ?? [];
    this.typed.set(place, tab === this.one ? [value, ...known] : [...known, value]);
  }

  /** Checks what must hold at any time. */
  async check(): Promise<void> {
    const { calls } = this.browser;
    expect(calls.filter(({ as, shown, write, isFirst }) => as !== shown && (!isFirst || write))).toEqual([]);
    for (const email of [A, B]) {
      const writes = this.browser.written(email);
      expect(writes).toEqual([...new Set(writes)]);
    }
    const hasSecondDealer = calls.some(({ as }) => as === B);
    for (const tab of hasSecondDealer ? [this.one, this.two] : []) {
      const { email } = tab.session;
      if (!email) continue;
      const text = readable(await storesIn(tab.container));
      for (const mark of marks[email === A ? B : A]) expect(text).not.toContain(mark);
    }
    if (this.isRemoved) expect(await this.stored()).toEqual([]);
  }

  /** What A left in the book of this device. */
  private async stored(): Promise<unknown[]> {
    const contents = await this.browser.storage.book.contents(this.dealerKey);
    return contents.ok
      ? bookCollections.flatMap((collection): readonly unknown[] => contents.value[collection])
      : [contents.failure];
  }
}

/** Where A types, and what the place shows. */
const places = {
  bid: async (tab: BrowserTab, { offer }: World) => tab.get(ActionBars).amountFor(offer.hashId),
  message: async (tab: BrowserTab, { talk }: World) => {
    await tab.get(ConversationStore).open(talk);
    return tab.get(TypedInput).valueOf('typedMessages', talk) ?? '';
  },
  profile: async (tab: BrowserTab) => {
    await tab.get(OwnProfileForm).form.open();
    return tab.get(OwnProfileForm).form.changes.place ?? '';
  },
} as const;

interface Column {
  readonly name: string;
  prepare(world: World): Promise<void> | void;
}

const columns: readonly Column[] = [
  { name: 'the grid', prepare: () => undefined },
  {
    name: 'an offer page with a typed bid',
    prepare: async world => {
      await world.one.get(OpenedOffers).open(world.offer.hashId);
      world.editBidAmount(world.one, world.amount(0));
    },
  },
  {
    name: 'a bid whose answer comes later',
    prepare: async world => {
      const { line } = world.one.twins;
      line.latency = LATENCY;
      world.placeBid(world.one, world.amount(0));
      await settled();
      line.latency = 0;
    },
  },
  {
    name: 'a bid whose answer is lost',
    prepare: world => {
      world.one.twins.line.loseNextAnswer();
      world.placeBid(world.one, world.amount(0));
    },
  },
  { name: 'a typed message', prepare: world => world.typeMessage(world.one, 'Text of A') },
  {
    name: 'a profile form that is half filled',
    prepare: async world => {
      const { one } = world;
      await one.get(OwnProfileForm).form.open();
      world.note(one, 'profile', 'Town of A');
      one.get(OwnProfileForm).form.edit({ place: 'Town of A' });
    },
  },
  { name: 'a page in the background', prepare: ({ one }) => one.background() },
];

interface Row {
  readonly name: string;
  act(world: World): Promise<void> | void;
  /** Checks the first tab a second later. */
  seen?(world: World): void;
  /** What A does in the first tab at the end. */
  finally?(world: World): void;
}

const signOut = ({ two }: World, removeData: boolean) => two.does(() => two.get(OwnSession).signOut({ removeData }));

const rows: readonly Row[] = [
  { name: 'signs out', act: world => signOut(world, false) },
  {
    name: 'signs out with removal of the data',
    act: async world => {
      await signOut(world, true);
      world.isRemoved = true;
    },
  },
  {
    name: 'signs out, and another dealer signs in',
    act: async world => {
      const { two, offer, talk } = world;
      await signOut(world, false);
      await two.signIn(B);
      await two.get(ConversationStore).open(talk);
      two.get(TypedInput).type('typedMessages', talk, 'Text of B');
      two.get(ActionBars).typeAmount(two.get(OfferRegistry).get(offer.hashId)!, world.amount(3));
      void two.get(Book).keep('limits', offer.hashId, world.amount(4));
    },
  },
  {
    name: 'finds that the session has expired',
    act: async ({ two }) => {
      two.twins.line.endHere();
      await two.get(SessionStore).check();
    },
  },
  { name: 'changes the language', act: ({ two }) => two.get(OwnProfile).changeLanguage('pl') },
  { name: 'places a bid on the same offer', act: world => world.placeBid(world.two, world.amount(2)) },
  { name: 'likes the same offer', act: ({ two, offer }) => two.get(OwnLikes).toggle(offer.hashId) },
  {
    name: 'sets a limit',
    act: async world => void (await world.two.get(Book).keep('limits', world.offer.hashId, world.amount(4))),
    seen: world => expect(world.one.get(BookStore).get('limits', world.offer.hashId)).toBe(world.amount(4)),
  },
  {
    name: 'types an amount',
    act: world => world.editBidAmount(world.two, world.amount(2)),
    seen: ({ one, offer, typed }) => expect(typed.get('bid')).toContain(one.get(ActionBars).amountFor(offer.hashId)),
  },
  {
    name: 'confirms the pickup of a deal',
    act: async ({ two, deal }) => {
      await two.get(LoadOffers).refresh('inRealization');
      await two.get(Presses).send({ action: 'pickup', hashId: deal });
    },
    finally: ({ one, deal }) => void one.get(Presses).send({ action: 'pickup', hashId: deal }),
  },
  {
    name: 'sends a message',
    act: async world => {
      await world.typeMessage(world.two, 'Another text of A');
      await world.two.get(SendMessage).sendTyped(world.talk);
    },
  },
];

/** A signs in again in the first tab, if that is necessary. */
async function comesBack({ one, two }: World): Promise<void> {
  if (two.session.email === B) await two.does(() => two.get(OwnSession).signOut({ removeData: false }));
  await one.foreground();
  if (!one.session.isSignedIn) await one.signIn(A);
}

describe.each(columns)('a tab with $name', column => {
  it.each(rows)('stays true to its dealer if another tab $name', async row => {
    const world = new World();
    const { browser, one, two } = world;
    await two.load();
    await two.signIn(A);
    await one.load();
    for (const tab of [one, two]) {
      tab.get(OfferLists).shown('inRealization');
      await tab.get(LoadOffers).refresh('inRealization');
    }
    await column.prepare(world);
    await settled();
    await browser.passes(SECOND);
    await row.act(world);
    await settled();
    await world.check();
    await browser.passes(SECOND);
    row.seen?.(world);
    await world.check();
    await browser.passes(LATENCY);
    await world.check();
    await one.foreground();
    await world.check();
    await browser.passes(SEARCH);
    await world.check();
    await comesBack(world);
    row.finally?.(world);
    await browser.passes(SECOND);
    expect(one.session.email).toBe(A);
    const sent = browser.written(A).join('\n');
    for (const [place, values] of world.typed) {
      const left = world.isRemoved ? [] : values.filter(value => !sent.includes(` ${JSON.stringify(value)}`));
      world.isRemoved = false;
      expect([place, await places[place](one, world)]).toEqual([place, left[0] ?? (place === 'bid' ? 0 : '')]);
    }
    await world.check();
  });
});

it('a message that waits for the one before it is never sent for the next dealer who signs in on the page', async () => {
  const world = new World();
  const { browser, one, two, talk } = world;
  await two.load();
  await two.signIn(A);
  await one.load();
  await world.typeMessage(one, 'First text of A');
  one.twins.line.latency = LATENCY;
  void one.get(SendMessage).sendTyped(talk);
  one.get(TypedInput).type('typedMessages', talk, 'Second text of A');
  void one.get(SendMessage).sendTyped(talk);
  await settled();
  await signOut(world, false);
  await one.get(SessionStore).check();
  await browser.passes(2 * SECOND);
  // The profile of the next dealer is under way when the first message is answered.
  one.twins.line.latency = 2 * SECOND;
  const entering = one.signIn(B);
  await browser.passes(2 * LATENCY);
  await entering;
  expect([one.session.email, browser.written(B)]).toEqual([B, []]);
  await world.check();
});
