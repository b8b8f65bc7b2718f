import * as fc from 'fast-check';
import { run } from '../../../support/aRace';
import { SellingWork } from '../../../support/SellingWork';
import { watchActions } from '../../../support/watchActions';
import { scheduledWire } from '../../../support/Wire';

watchActions();

it('LoadClients fetches 20 clients per page', async () => {
  const at = new SellingWork();
  await at.loadClients.list.turnTo(3);
  expect(at.calls).toEqual(['list 3 20']);
  expect(at.list.rows).toEqual(await at.served(3));
  expect(at.list).toMatchObject({ range: { start: 41, end: 47 }, totalPages: 3, totalCount: 47 });
  expect(at.list.status).toEqual({ step: 'idle' });
});

it('LoadClients keeps the rows if a page fails, and tries that page again', async () => {
  const at = new SellingWork();
  await at.loadClients.list.turnTo(1);
  at.twins.line.failNext({ reason: 'offline' });
  await at.loadClients.list.turnTo(2);
  expect(at.list.status).toEqual({ step: 'failed', failure: { reason: 'offline' } });
  expect(at.list.rows).toEqual(await at.served(1));
  expect(at.list.range).toEqual({ start: 1, end: 20 });
  await at.loadClients.list.reload();
  expect(at.list.rows).toEqual(await at.served(2));
});

it('LoadClients shows the last page if the requested page does not exist', async () => {
  const at = new SellingWork();
  await at.loadClients.list.turnTo(9);
  expect(at.list.rows).toEqual(await at.served(3));
  expect(at.list.page).toBe(3);
});

it('LoadClients always shows the last requested page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 }),
      async (scheduler, pages) => {
        const at = new SellingWork({ wire: scheduledWire(scheduler) });
        await run(scheduler, pages, page => void at.loadClients.list.turnTo(page));
        const last = pages.at(-1)!;
        expect(at.list.range.start).toBe((last - 1) * 20 + 1);
        expect(at.list.rows).toEqual(await at.served(last));
        expect(at.list.status).toEqual({ step: 'idle' });
      },
    ),
  );
});
