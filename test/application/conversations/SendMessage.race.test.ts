import * as fc from 'fast-check';
import { run } from '../../support/aRace';
import { aConversationRace } from '../../support/Conversing';
import { watchActions } from '../../support/watchActions';

watchActions();

type Step = readonly [what: 'open' | 'close' | 'write' | 'support' | 'types', offer: number];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(
    'open' as const,
    'close' as const,
    'write' as const,
    'write' as const,
    'support' as const,
    'types' as const,
  ),
  fc.nat({ max: 2 }),
);

it('requests, answers and echoes in any order never mix conversations, and never lose or double a message', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { maxLength: 14 }), async (scheduler, plan) => {
      const chat = await aConversationRace(scheduler);
      const offers = chat.talkedAbout().slice(0, 3);
      const before = offers.map(offer => chat.served(offer));
      const typed: string[][] = offers.map(() => []);
      const opened = new Set<number>();
      const opening: Step[] = offers.map((_, index) => ['open', index]);
      await run(scheduler, opening, ([, index]) => {
        opened.add(index);
        void chat.store.open(offers[index]!);
      });
      await run(scheduler, plan, ([what, index]) => {
        const offer = offers[index]!;
        if (what === 'open') {
          if (!opened.has(index)) void chat.store.open(offer);
          opened.add(index);
        } else if (what === 'close') {
          if (opened.delete(index)) chat.store.close(offer);
        } else if (what === 'write') {
          // The texts are the same in each conversation, so that only their ids distinguish them.
          typed[index]!.push('Same words');
          void chat.write(offer, 'Same words');
        } else if (what === 'support') chat.supportSays(offer, 'Same words');
        else chat.supportTypes(offer, true);
      });
      offers.forEach((offer, index) => {
        expect(chat.said(offer).sort()).toEqual(chat.served(offer).sort());
        expect(chat.held(offer).messages.every(({ conversationId }) => conversationId === chat.held(offer).id)).toBe(
          true,
        );
        const own = chat
          .held(offer)
          .messages.slice(before[index]!.length)
          .filter(({ author }) => author === 'dealer');
        expect(own).toHaveLength(typed[index]!.length);
        if (opened.has(index)) expect(chat.held(offer).unread).toBe(0);
      });
    }),
    { numRuns: 100 },
  );
});
