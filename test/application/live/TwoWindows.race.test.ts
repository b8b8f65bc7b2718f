import * as fc from 'fast-check';
import type { Counters } from '../../../src/domain/notifications/Counters';
import { euros } from '../../../src/domain/shared/Money';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { run } from '../../support/aRace';
import type { Conversing } from '../../support/Conversing';
import { watchActions } from '../../support/watchActions';
import { windowsAndDevice } from '../../support/windowsAndDevice';

watchActions();

const who = fc.constantFrom('one' as const, 'two' as const, 'device' as const);
const window = fc.constantFrom('one' as const, 'two' as const);
const plan = <Step>(step: fc.Arbitrary<Step>) => fc.array(step, { minLength: 1, maxLength: 8 });

it('two windows and a device show the likes of the server within 3 s, whoever likes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plan(fc.tuple(who, fc.nat({ max: 2 }))), async (scheduler, steps) => {
      const world = await windowsAndDevice(scheduler);
      const ids = world.one.at.list('browse').ids.slice(0, 3);
      await run(scheduler, steps, ([name, offer]) => void world[name].at.likes.toggle(ids[offer]!));
      await world.rests(3);
      const { dealer } = world.one.at;
      for (const { at } of world.all) {
        expect(ids.map(hashId => at.likes.isLiked(at.offer(hashId)))).toEqual(
          ids.map(hashId => at.served(hashId).isLiked),
        );
        expect(at.likes.count).toBe(dealer.counters().likedOffers);
      }
    }),
    { numRuns: 40 },
  );
});

it('two windows show the same badges, and none that was seen', async () => {
  const step = fc.oneof(fc.constant('support' as const), window);
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plan(step), async (scheduler, steps) => {
      const world = await windowsAndDevice(scheduler);
      const [offer] = world.one.talkedAbout();
      const shown = ({ at }: Conversing): Counters => at.counters.counters;
      await run(scheduler, steps, name => {
        if (name === 'support') world.one.at.market.marketplace.supportAnswers(buyerEmail, offer!, 'Hello');
        else world[name].at.counters.screenSeen('messages');
        for (const { at } of world.all) {
          const received = at.counters.received('messages') ?? 0;
          expect(at.counters.counters.messages).toBeLessThanOrEqual(received);
        }
      });
      await world.rests(1);
      expect(shown(world.two)).toEqual(shown(world.one));
      // What was seen here is not seen on another device, because the server is not told.
      expect(shown(world.device).messages).toBe(world.one.at.dealer.counters().messages);
    }),
    { numRuns: 40 },
  );
});

it('a window shows what the other one types within a second, and judges only what was typed in it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      plan(fc.tuple(who, fc.integer({ min: 50, max: 55 }))),
      async (scheduler, steps) => {
        const world = await windowsAndDevice(scheduler);
        const hashId = world.one.at.list('browse').ids[0]!;
        const typed = new Map<string, number>();
        await run(scheduler, steps, ([name, amount]) => {
          typed.set(name, amount);
          world[name].at.typeAmount(hashId, euros(amount));
        });
        await world.rests(1);
        for (const [name, other] of [
          ['one', 'two'],
          ['two', 'one'],
        ] as const) {
          const { at } = world[name];
          const own = typed.get(name);
          const amount = own ?? typed.get(other);
          expect(at.amountFor(hashId)).toBe(euros(amount ?? 0));
          expect(at.input.isMirrored('typedBids', hashId)).toBe(own === undefined && amount !== undefined);
        }
        expect(world.device.at.amountFor(hashId)).toBe(euros(typed.get('device') ?? 0));
      },
    ),
    { numRuns: 40 },
  );
});

it('two windows and a device show the messages of the server in its order within 3 s, whoever writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plan(fc.oneof(who, fc.constant('support' as const))), async (scheduler, steps) => {
      const world = await windowsAndDevice(scheduler);
      const [offer] = world.one.talkedAbout();
      for (const conversing of world.all) void conversing.store.open(offer!);
      await world.rests(1);
      const before = world.one.served(offer!).length;
      let count = 0;
      await run(scheduler, steps, name => {
        count += 1;
        if (name === 'support') world.one.supportSays(offer!, `Message ${count}`);
        else void world[name].write(offer!, `Message ${count}`);
      });
      await world.rests(3);
      const served = world.one.served(offer!);
      expect(served).toHaveLength(before + steps.length);
      for (const conversing of world.all) expect(conversing.said(offer!)).toEqual(served);
    }),
    { numRuns: 40 },
  );
});
