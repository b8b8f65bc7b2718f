import * as fc from 'fast-check';
import { SellingWork } from '../../../support/SellingWork';
import { someClientValues } from '../../../support/someClientValues';
import { watchActions } from '../../../support/watchActions';
import { scheduledWire } from '../../../support/Wire';

watchActions();

type Step = 'create' | 'create in vain' | 'look' | 'half' | 'restore' | 'answer' | 'answers';

it('in any order of calls and answers, every typed client is created once or can be restored', async () => {
  const steps = fc.array(
    fc.constantFrom<Step>('create', 'create in vain', 'look', 'half', 'restore', 'answer', 'answers'),
    {
      maxLength: 16,
      size: 'max',
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, plan) => {
      let typedSoFar = 0;
      const at = new SellingWork({
        wire: async (call, ask) => {
          const isLost = call.startsWith('create Vain');
          return scheduledWire(scheduler)(call, () => {
            if (isLost) at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
            return ask();
          });
        },
      });
      const typed: string[] = [];
      const type = async (prefix: string, isSent: boolean) => {
        typedSoFar += 1;
        const lastName = `${prefix}${typedSoFar}`;
        await at.open('new');
        const half = at.form.values.lastName;
        if (half === '') typed.push(lastName);
        at.form.edit(someClientValues(half === '' ? { lastName } : {}));
        if (half !== '') at.form.edit({ lastName: half });
        if (isSent) void at.create();
        at.close();
      };
      for (const step of plan) {
        if (step === 'create') await type('Made', true);
        else if (step === 'create in vain') await type('Vain', true);
        else if (step === 'half') await type('Half', false);
        else if (step === 'look') void at.clients.list.turnTo(1);
        else if (step === 'answers') await scheduler.waitIdle();
        else if (step === 'answer') await (scheduler.count() > 0 && scheduler.waitNext(1));
        else {
          const [client] = at.unsent.shown;
          if (client) await at.unsent.moveToForm(client.key);
        }
      }
      await scheduler.waitIdle();
      await at.open('new');
      const made = (await at.served()).map(({ lastName }) => lastName);
      const held = [at.form.values.lastName, ...at.unsent.shown.map(({ form }) => form.lastName)];
      for (const lastName of typed) expect([...made, ...held].filter(name => name === lastName)).toHaveLength(1);
      expect(at.unsent.all.every(({ state }) => state.step !== 'sending')).toBe(true);
      expect(at.work.isAny).toBe(at.form.isDirty);
    }),
  );
});
