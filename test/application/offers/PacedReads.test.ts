import { PacedReads } from '../../../src/application/offers/PacedReads';
import type { LiveEvent } from '../../../src/application/ports/LiveFeed';
import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList } from '../../support/Workplace';

watchActions();

const FRAME = 20;
const PUSHES_PER_FRAME = 10;
const SECONDS = 10;

describe('500 pushes a second', () => {
  it('add no more than two reads a second, although they raise the bids of a dealer of forty bids and sell their offers', async () => {
    const at = await atTheList({ offers: 120 });
    at.followMarket.follow();
    await at.passes(FRAME);
    const { ids } = at.list('browse');
    for (const hashId of ids.slice(0, 40)) at.registry.apply({ ...at.offer(hashId), ownBid: euros(100) });
    at.calls.length = 0;
    const callsPerSecond: number[] = [];
    let pushed = 0;
    for (let second = 0; second < SECONDS; second += 1) {
      const before = at.calls.length;
      for (let frame = 0; frame < SECOND / FRAME; frame += 1) {
        const events = Array.from({ length: PUSHES_PER_FRAME }, (_, index): LiveEvent => {
          pushed += 1;
          const { id, hashId, highestBid } = at.offer(ids[pushed % ids.length]!);
          const isSale = index === 0 && frame % 10 === 0;
          const change = isSale ? { closed: true } : { highestBid: (highestBid + euros(50)) as Money };
          return { kind: 'offerChanged', offer: { id, hashId, ...change } };
        });
        at.followMarket.handleEvents(events);
        await at.passes(FRAME);
      }
      callsPerSecond.push(at.calls.length - before);
    }
    expect(pushed).toBe(500 * SECONDS);
    expect(Math.max(...callsPerSecond)).toBe(2);
  });
});

describe('PacedReads', () => {
  async function aQueue() {
    const at = await atTheList();
    const reads = at.container.get(PacedReads);
    const sent: string[] = [];
    const add = (hashId: HashId | null, answer: Promise<unknown> | null = Promise.resolve()) =>
      reads.add(hashId, () => {
        sent.push(hashId ?? 'all');
        return answer;
      });
    return { at, add, sent, ids: at.list('browse').ids };
  }

  it('sends what is in sight first, and the others in their order', async () => {
    const { at, add, sent, ids } = await aQueue();
    const [first, second, third] = ids;
    at.lists.tilesVisible({ tab: 'browse', ids, from: 2, to: 3 });
    add(null);
    add(first!);
    add(second!);
    add(third!);
    await settled();
    expect(sent).toEqual([third]);
    await at.passesInSeconds(2);
    expect(sent).toEqual([third, 'all', first, second]);
  });

  it('gives the turn of a read that is no longer needed to the next one', async () => {
    const { add, sent, ids } = await aQueue();
    add(ids[0]!, null);
    add(ids[1]!);
    await settled();
    expect(sent).toEqual([ids[0], ids[1]]);
  });

  it('waits for a server that does not answer', async () => {
    const { at, add, sent } = await aQueue();
    let answer = () => {};
    const slow = new Promise<void>(resolve => (answer = resolve));
    for (let index = 0; index < 6; index += 1) add(null, slow);
    await at.passesInSeconds(10);
    expect(sent).toHaveLength(4);
    answer();
    await settled();
    await at.passesInSeconds(1);
    expect(sent).toHaveLength(6);
  });
});
