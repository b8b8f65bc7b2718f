import { autorun } from 'mobx';
import type { Offer } from '../../../src/domain/offers/Offer';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../support/Workplace';

watchActions();

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
