import * as fc from 'fast-check';
import { autorun } from 'mobx';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { aRace, run } from '../../support/aRace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../support/Workplace';

watchActions();

describe('OwnLikes', () => {
  /** A dealer who has loaded browse and liked, and who receives the counters. */
  async function aDealerWithLikes(): Promise<{ at: Workplace; liked: Offer; unliked: Offer; count: number }> {
    const at = await atTheList();
    await at.loadOffers.refresh('liked');
    at.followMarket.follow();
    await settled();
    await at.passes(16);
    const count = at.dealer.counters().likedOffers;
    expect(at.likes.count).toBe(count);
    return {
      at,
      count,
      liked: aHeldOffer(at, ({ isLiked }) => isLiked, 'liked'),
      unliked: aHeldOffer(at, ({ isLiked }) => !isLiked),
    };
  }

  const isLiked = (at: Workplace, { hashId }: Offer) => at.likes.isLiked(at.offer(hashId));

  describe('a like', () => {
    it('is shown at once, at the top of the liked list and in the count, before the server answers', async () => {
      const { at, unliked, count } = await aDealerWithLikes();
      at.twins.line.latency = 100;
      void at.likes.toggle(unliked.hashId);
      expect(isLiked(at, unliked)).toBe(true);
      expect(at.offer(unliked.hashId).isLiked).toBe(false);
      expect(at.list('liked').ids[0]).toBe(unliked.hashId);
      expect(at.likes.count).toBe(count + 1);
      await at.passes(100);
      expect(at.offer(unliked.hashId).isLiked).toBe(true);
      expect(at.likes.count).toBe(count + 1);
      expect(at.served(unliked.hashId).isLiked).toBe(true);
    });

    it('changes the count once, even if the server counts before it answers', async () => {
      const { at, unliked, count } = await aDealerWithLikes();
      const shown: (number | null)[] = [];
      const stop = autorun(() => shown.push(at.likes.count));
      at.twins.line.latency = 100;
      void at.likes.toggle(unliked.hashId);
      for (let frame = 0; frame < 10; frame += 1) await at.passes(16);
      stop();
      expect(shown).toEqual([count, count + 1]);
      expect(at.counters.counters.likedOffers).toBe(count + 1);
    });

    it('that fails is taken back silently', async () => {
      const { at, unliked, count } = await aDealerWithLikes();
      const before = [...at.list('liked').ids];
      at.twins.line.failNext({ reason: 'offline' });
      await at.likes.toggle(unliked.hashId);
      expect(isLiked(at, unliked)).toBe(false);
      expect(at.list('liked').ids).toEqual(before);
      expect(at.likes.count).toBe(count);
    });

    it('whose answer is lost shows the state of the server', async () => {
      const { at, unliked, count } = await aDealerWithLikes();
      at.twins.line.loseNextAnswer();
      await at.likes.toggle(unliked.hashId);
      await at.passes(16);
      expect(at.served(unliked.hashId).isLiked).toBe(true);
      expect(isLiked(at, unliked)).toBe(true);
      expect(at.list('liked').ids[0]).toBe(unliked.hashId);
      expect(at.likes.count).toBe(count + 1);
      expect(at.sent('like')).toHaveLength(1);
    });

    it('whose answer is lost is taken back on the server if it is pressed again', async () => {
      const { at, unliked, count } = await aDealerWithLikes();
      at.twins.line.loseNextAnswer();
      at.twins.line.latency = 100;
      void at.likes.toggle(unliked.hashId);
      await at.passes(100);
      void at.likes.toggle(unliked.hashId);
      expect(isLiked(at, unliked)).toBe(false);
      for (let answer = 0; answer < 3; answer += 1) await at.passes(100);
      expect([at.sent('like').length, at.sent('unlike').length]).toEqual([1, 1]);
      expect(at.served(unliked.hashId).isLiked).toBe(false);
      expect([isLiked(at, unliked), at.likes.count]).toEqual([false, count]);
    });

    it('whose outcome cannot be read is taken back after a minute, and can be sent again', async () => {
      const { at, unliked } = await aDealerWithLikes();
      at.twins.line.failNext({ reason: 'timedOut' }, 8);
      void at.likes.toggle(unliked.hashId);
      await at.passesInSeconds(59);
      expect(isLiked(at, unliked)).toBe(true);
      await at.passesInSeconds(6);
      expect(isLiked(at, unliked)).toBe(false);
      await at.likes.toggle(unliked.hashId);
      expect([isLiked(at, unliked), at.sent('like').length]).toEqual([true, 2]);
    });

    it('that is refused is not read again', async () => {
      const { at, unliked, count } = await aDealerWithLikes();
      at.calls.length = 0;
      at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
      await at.likes.toggle(unliked.hashId);
      expect(at.calls).toEqual([`like ${unliked.id}`]);
      expect([isLiked(at, unliked), at.likes.count]).toEqual([false, count]);
    });

    it('adds nothing to a liked list that was not fetched', async () => {
      const at = await atTheList();
      await at.likes.toggle(aHeldOffer(at, offer => !offer.isLiked).hashId);
      expect(at.list('liked').ids).toEqual([]);
      expect(at.list('liked').totalCount).toBe(0);
    });

    it('of an unknown offer does nothing', async () => {
      const { at, unliked } = await aDealerWithLikes();
      await at.likes.toggle(`${unliked.hashId}X` as Offer['hashId']);
      expect(at.sent('like')).toEqual([]);
    });
  });

  describe('an unlike', () => {
    it.each([0, 2])('removes row %i from the liked list, and a new like puts it back in its place', async place => {
      const { at, count } = await aDealerWithLikes();
      const before = [...at.list('liked').ids];
      const liked = before[place]!;
      await at.likes.toggle(liked);
      expect(at.list('liked').ids).toEqual(before.filter(id => id !== liked));
      expect(at.list('liked').totalCount).toBe(before.length - 1);
      expect(at.likes.count).toBe(count - 1);
      await at.likes.toggle(liked);
      expect(at.list('liked').ids).toEqual(before);
      expect(at.likes.count).toBe(count);
    });

    it('that fails puts the offer back in its place', async () => {
      const { at, count } = await aDealerWithLikes();
      const before = [...at.list('liked').ids];
      at.twins.line.failNext({ reason: 'serverFailed', status: 500 });
      const failing = at.likes.toggle(before[1]!);
      expect(at.list('liked').ids).not.toContain(before[1]);
      await failing;
      expect(at.list('liked').ids).toEqual(before);
      expect(at.likes.count).toBe(count);
    });

    it.each(['before', 'after'])('is not undone by a liked page that was requested %s it', async when => {
      const { at, liked } = await aDealerWithLikes();
      at.twins.line.latency = 100;
      if (when === 'before') void at.loadOffers.refresh('liked');
      at.twins.line.latency = 50;
      void at.likes.toggle(liked.hashId);
      if (when === 'after') void at.loadOffers.refresh('liked');
      await at.passes(50);
      await at.passes(50);
      expect(at.list('liked').ids).not.toContain(liked.hashId);
      expect(at.offer(liked.hashId).isLiked).toBe(false);
      expect(at.list('liked').totalCount).toBe(at.list('liked').ids.length);
    });

    it('before the liked list has loaded keeps the offer out of the list', async () => {
      const at = await atTheList();
      const { hashId } = aHeldOffer(at, offer => offer.isLiked);
      at.twins.line.latency = 100;
      void at.loadOffers.refresh('liked');
      at.twins.line.latency = 50;
      void at.likes.toggle(hashId);
      await at.passes(50);
      await at.passes(50);
      expect(at.list('liked').ids.length).toBeGreaterThan(0);
      expect(at.list('liked').ids).not.toContain(hashId);
    });
  });

  describe('a like that is pressed again while it is under way', () => {
    it.each([
      [2, false, ['like', 'unlike']],
      [3, true, ['like']],
      [4, false, ['like', 'unlike']],
      [5, true, ['like']],
    ])('ends after %i presses as liked: %s, and sends no request twice', async (presses, ends, sent) => {
      const { at, unliked, count } = await aDealerWithLikes();
      at.twins.line.latency = 100;
      for (let press = 0; press < presses; press += 1) void at.likes.toggle(unliked.hashId);
      expect(isLiked(at, unliked)).toBe(ends);
      await at.passes(100);
      await at.passes(100);
      expect(at.calls.filter(call => /like /.test(call))).toEqual(sent.map(call => `${call} ${unliked.id}`));
      expect(at.served(unliked.hashId).isLiked).toBe(ends);
      expect(isLiked(at, unliked)).toBe(ends);
      expect(at.likes.count).toBe(count + (ends ? 1 : 0));
      expect(at.list('liked').ids.includes(unliked.hashId)).toBe(ends);
    });

    it('ends with the state of the server if a later request fails', async () => {
      const { at, unliked, count } = await aDealerWithLikes();
      at.twins.line.latency = 100;
      void at.likes.toggle(unliked.hashId);
      void at.likes.toggle(unliked.hashId);
      at.twins.line.failNext({ reason: 'offline' });
      // The first is answered, the second fails, and the offer is read again.
      for (let answer = 0; answer < 3; answer += 1) await at.passes(100);
      expect(at.served(unliked.hashId).isLiked).toBe(true);
      expect(isLiked(at, unliked)).toBe(true);
      expect(at.likes.count).toBe(count + 1);
      expect(at.list('liked').ids).toContain(unliked.hashId);
    });
  });

  describe('the count of liked offers', () => {
    const LATENCY = 100;

    /** Two offers that are not liked. Each answer takes a while. */
    async function withoutCount() {
      const at = await atTheList({ offers: 24 });
      const [one, other] = at.list('browse').ids.filter(hashId => !at.offer(hashId).isLiked);
      at.twins.line.latency = LATENCY;
      return { at, one: one!, other: other! };
    }

    it('is not known until the server sends one, and is then also shown while a like is under way', async () => {
      const { at, one, other } = await withoutCount();
      void at.likes.toggle(one);
      await at.passes(LATENCY);
      expect([at.likes.count, at.likes.isAnyUnderWay]).toEqual([null, false]);
      void at.likes.toggle(other);
      at.likes.serverCounted(3);
      expect([at.likes.count, at.likes.isAnyUnderWay]).toEqual([4, true]);
    });

    it('is never below zero', async () => {
      const { at } = await withoutCount();
      at.likes.serverCounted(0);
      void at.likes.toggle(aHeldOffer(at, offer => offer.isLiked).hashId);
      expect(at.likes.count).toBe(0);
    });

    it('changes with an answer of the server in the middle of several likes once all are settled', async () => {
      const { at, one, other } = await withoutCount();
      at.likes.serverCounted(3);
      void at.likes.toggle(one);
      at.likes.serverCounted(9);
      await at.passes(LATENCY / 2);
      void at.likes.toggle(other);
      expect(at.likes.count).toBe(5);
      await at.passes(LATENCY / 2);
      expect(at.likes.count).toBe(5);
      await at.passes(LATENCY / 2);
      expect(at.likes.count).toBe(10);
    });

    it('does not follow a number again that the liked offers have proved wrong, not even with the likes since', async () => {
      const { at, one } = await withoutCount();
      for (const count of [3, 5]) at.likes.serverCounted(count);
      at.likes.serverCount.offersWereRead(3);
      at.likes.serverCounted(5);
      expect([at.likes.count, at.likes.serverCount.surprises]).toEqual([3, 1]);
      void at.likes.toggle(one);
      await at.passes(LATENCY);
      at.likes.serverCounted(6);
      expect([at.likes.count, at.likes.serverCount.surprises]).toEqual([4, 1]);
      at.likes.serverCounted(7);
      expect([at.likes.count, at.likes.serverCount.surprises]).toEqual([7, 2]);
    });
  });
});

describe('OwnLikes, in any sequence of steps', () => {
  /** Milliseconds until an answer arrives if the test does not wait for it. */
  const LATENCY = 100;
  const FRAME = 16;

  /** The offers that the dealer wants liked, which the app shows at every moment. */
  interface Model {
    readonly wanted: Set<HashId>;
    isQuiet: boolean;
  }

  class Step implements fc.AsyncCommand<Model, Workplace> {
    constructor(
      private readonly name: string,
      private readonly act: (model: Model, at: Workplace) => Promise<void> | void,
      private readonly needsQuiet = false,
    ) {}

    check = (model: Readonly<Model>): boolean => model.isQuiet || !this.needsQuiet;

    async run(model: Model, at: Workplace): Promise<void> {
      await this.act(model, at);
      await at.passes(FRAME);
      expectAsWanted(model, at);
    }

    toString = (): string => this.name;
  }

  function expectAsWanted({ wanted, isQuiet }: Model, at: Workplace): void {
    for (const hashId of at.list('browse').ids) {
      expect([hashId, at.likes.isLiked(at.offer(hashId))]).toEqual([hashId, wanted.has(hashId)]);
    }
    expect(at.likes.count).toBe(wanted.size);
    const { ids } = at.list('liked');
    expect(new Set(ids).size).toBe(ids.length);
    if (!isQuiet) return;
    expect(new Set(ids)).toEqual(wanted);
    expect(at.list('liked').totalCount).toBe(wanted.size);
    expect(new Set(wholeList(at.dealer, 'liked').map(offer => offer.hashId))).toEqual(wanted);
  }

  const offerAt = (at: Workplace, place: number): HashId => at.list('browse').ids[place]!;

  function flip(wanted: Set<HashId>, hashId: HashId): void {
    if (!wanted.delete(hashId)) wanted.add(hashId);
  }

  const press = (place: number) =>
    new Step(`press ${place}`, (model, at) => {
      model.isQuiet = false;
      flip(model.wanted, offerAt(at, place));
      void at.likes.toggle(offerAt(at, place));
    });

  async function answersCome(model: Model, at: Workplace): Promise<void> {
    // A like that was taken back sends two requests, one after the other.
    for (let call = 0; call < 3; call += 1) await at.passes(LATENCY);
    model.isQuiet = true;
  }

  const place = fc.nat({ max: 3 });

  const commands = fc.commands(
    [
      place.map(press),
      place.map(press),
      fc.constant(new Step('answers come', answersCome)),
      fc.constant(new Step('some time passes', (_, at) => at.passes(LATENCY / 2))),
      fc.constant(
        new Step('liked is fetched', (model, at) => {
          model.isQuiet = false;
          void at.loadOffers.refresh('liked');
        }),
      ),
      fc.constant(
        new Step('browse is fetched', (model, at) => {
          model.isQuiet = false;
          void at.loadOffers.refresh('browse');
        }),
      ),
      place.map(
        at =>
          new Step(
            `press ${at} in vain`,
            async (model, workplace) => {
              workplace.twins.line.failNext({ reason: 'offline' });
              void workplace.likes.toggle(offerAt(workplace, at));
              await answersCome(model, workplace);
            },
            true,
          ),
      ),
      place.map(
        at =>
          new Step(
            `${at} on another device`,
            async (model, workplace) => {
              const { id, hashId } = workplace.offer(offerAt(workplace, at));
              if (model.wanted.has(hashId)) workplace.dealer.unlike(id);
              else workplace.dealer.like(id);
              flip(model.wanted, hashId);
              void workplace.loadOffers.refresh('liked');
              void workplace.loadOffers.refresh('browse');
              await answersCome(model, workplace);
            },
            true,
          ),
      ),
    ],
    { maxCommands: 25 },
  );

  async function start(): Promise<{ model: Model; real: Workplace }> {
    const real = await atTheList({ offers: 24 });
    await real.loadOffers.refresh('liked');
    real.followMarket.follow();
    await settled();
    await real.passes(FRAME);
    real.twins.line.latency = LATENCY;
    return { model: { wanted: new Set(real.list('liked').ids), isQuiet: true }, real };
  }

  it('the shown likes always equal the presses of the dealer, and the server agrees in the end', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async happenings => {
        await fc.asyncModelRun(start, happenings);
      }),
      { numRuns: 80 },
    );
  });
});

describe('OwnLikes, with answers in any order', () => {
  type Step = readonly [what: 'press' | 'liked' | 'browse', offer: number];

  const anyStep: fc.Arbitrary<Step> = fc.tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('press' as const) },
      { weight: 1, arbitrary: fc.constantFrom('liked' as const, 'browse' as const) },
    ),
    fc.nat({ max: 3 }),
  );

  it('repeated presses end with the last press, in the app and on the server, and no request is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyStep, { minLength: 1, maxLength: 14 }),
        fc.boolean(),
        async (scheduler, plan, listIsThere) => {
          const at = await aRace(scheduler, { offers: 24 });
          if (listIsThere) {
            void at.loadOffers.refresh('liked');
            await scheduler.waitIdle();
          }
          const ids = at.list('browse').ids.slice(0, 4);
          const before = ids.map(hashId => at.served(hashId).isLiked);
          await run(scheduler, plan, ([what, offer]) => {
            if (what === 'press') void at.likes.toggle(ids[offer]!);
            else void at.loadOffers.refresh(what);
          });

          ids.forEach((hashId, index) => {
            const presses = plan.filter(([what, offer]) => what === 'press' && offer === index).length;
            const isLiked = before[index] !== (presses % 2 === 1);
            expect(at.likes.isLiked(at.offer(hashId))).toBe(isLiked);
            expect(at.served(hashId).isLiked).toBe(isLiked);
            const sent = at.calls.filter(call => call.endsWith(`like ${at.offer(hashId).id}`));
            expect(sent.filter((call, place) => call === sent[place - 1])).toEqual([]);
          });
          const liked = wholeList(at.dealer, 'liked').map(({ hashId }) => hashId);
          expect(at.likes.count).toBe(liked.length);
          if (at.list('liked').lastFetchedAt !== null) expect(new Set(at.list('liked').ids)).toEqual(new Set(liked));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('LikesElsewhere', () => {
  async function following() {
    const at = await atTheList({ offers: 24 });
    await at.loadOffers.refresh('liked');
    at.followMarket.follow();
    await at.passes(6 * SECOND);
    at.calls.length = 0;
    return { at, ids: at.list('browse').ids.filter(hashId => !at.offer(hashId).isLiked) };
  }

  it('several likes on another device are read together, within a second', async () => {
    const { at, ids } = await following();
    for (const hashId of ids.slice(0, 3)) at.dealer.like(at.offer(hashId).id);
    await at.passes(SECOND);
    expect(at.sent('list')).toEqual(['list liked 1']);
    expect(ids.slice(0, 3).map(hashId => at.offer(hashId).isLiked)).toEqual([true, true, true]);
  });

  it('an offer that is not liked any longer on another device is shown so', async () => {
    const { at } = await following();
    const [hashId] = at.list('liked').ids;
    at.dealer.unlike(at.offer(hashId!).id);
    await at.passes(SECOND);
    expect([at.offer(hashId!).isLiked, at.likes.count]).toEqual([false, at.dealer.counters().likedOffers]);
  });

  it('the likes of this page are not read again', async () => {
    const { at, ids } = await following();
    for (const hashId of ids.slice(0, 3)) void at.likes.toggle(hashId);
    await at.passes(SECOND);
    expect(at.sent('list')).toEqual([]);
  });

  it('a hidden page reads the likes when it is shown', async () => {
    const { at, ids } = await following();
    at.twins.browserWindow.hide();
    at.dealer.like(at.offer(ids[0]!).id);
    await at.passes(SECOND);
    expect(at.calls).toEqual([]);
    at.twins.browserWindow.show();
    await at.passes(SECOND);
    expect(at.offer(ids[0]!).isLiked).toBe(true);
  });

  it('a like in one tab is shown in the other one, without a line and without a request', async () => {
    const one = await atTheList({ offers: 24 });
    const other = new Workplace({ beside: one });
    for (const tab of ['browse', 'liked'] as const) await other.loadOffers.refresh(tab);
    other.calls.length = 0;
    const hashId = one.list('browse').ids.find(id => !one.offer(id).isLiked)!;
    void one.likes.toggle(hashId);
    await settled();
    expect([other.offer(hashId).isLiked, other.list('liked').ids[0], other.calls]).toEqual([true, hashId, []]);
  });

  it('what another tab says late of an offer that this one has liked too is read from the server', async () => {
    const { at, ids } = await following();
    const hashId = ids[0]!;
    await at.likes.toggle(hashId);
    at.calls.length = 0;
    await at.likes.changedElsewhere({ id: at.offer(hashId).id, hashId, isLiked: false });
    expect([at.sent('open').length, at.offer(hashId).isLiked, at.list('liked').ids[0]]).toEqual([1, true, hashId]);
  });

  it('what another tab says of such an offer is believed if the offer cannot be read', async () => {
    const { at, ids } = await following();
    const hashId = ids[0]!;
    await at.likes.toggle(hashId);
    at.twins.line.failNext({ reason: 'offline' });
    await at.likes.changedElsewhere({ id: at.offer(hashId).id, hashId, isLiked: false });
    expect(at.offer(hashId).isLiked).toBe(false);
  });
});
