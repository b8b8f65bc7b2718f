import * as fc from 'fast-check';
import { run } from '../../../support/aRace';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { scheduledWire } from '../../../support/Wire';

watchActions();

it('ClientEntries fetches 20 clients per page', async () => {
  const at = new SellingWork();
  await at.clients.list.turnTo(3);
  expect(at.calls).toEqual(['list 3 20']);
  expect(at.list.rows).toEqual(await at.served(3));
  expect(at.list).toMatchObject({ range: { start: 41, end: 47 }, totalPages: 3, totalCount: 47 });
  expect(at.list.status).toEqual({ step: 'idle' });
});

it('ClientEntries keeps the rows if a page fails, and tries that page again', async () => {
  const at = new SellingWork();
  await at.clients.list.turnTo(1);
  at.twins.line.failNext({ reason: 'offline' });
  await at.clients.list.turnTo(2);
  expect(at.list.status).toEqual({ step: 'failed', failure: { reason: 'offline' } });
  expect(at.list.rows).toEqual(await at.served(1));
  expect(at.list.range).toEqual({ start: 1, end: 20 });
  await at.clients.list.reload();
  expect(at.list.rows).toEqual(await at.served(2));
});

it('ClientEntries shows the last page if the requested page does not exist', async () => {
  const at = new SellingWork();
  await at.clients.list.turnTo(9);
  expect(at.list.rows).toEqual(await at.served(3));
  expect(at.list.page).toBe(3);
});

it('ClientEntries always shows the last requested page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 }),
      async (scheduler, pages) => {
        const at = new SellingWork({ wire: scheduledWire(scheduler) });
        await run(scheduler, pages, page => void at.clients.list.turnTo(page));
        const last = pages.at(-1)!;
        expect(at.list.range.start).toBe((last - 1) * 20 + 1);
        expect(at.list.rows).toEqual(await at.served(last));
        expect(at.list.status).toEqual({ step: 'idle' });
      },
    ),
  );
});

async function asked() {
  const at = new SellingWork();
  await at.clients.list.turnTo(1);
  const client = await at.aClient();
  at.clients.askRemoval(client);
  at.calls.length = 0;
  return { at, client };
}

it('ClientEntries removes a client only after confirmation, and reloads the list', async () => {
  const { at, client } = await asked();
  expect(at.calls).toEqual([]);
  await at.clients.remove();
  expect(at.calls).toEqual([`remove ${client.id}`, 'list 1 20']);
  expect(at.list.rows).not.toContainEqual(client);
  expect(at.list.totalCount).toBe(46);
  expect([at.clients.removal.row, at.clients.removed]).toEqual([null, client]);
  at.clients.leave();
  expect(at.clients.removed).toBeNull();
});

it('ClientEntries sends nothing after Cancel and nothing twice', async () => {
  const { at, client } = await asked();
  at.clients.cancelRemoval();
  await at.clients.remove();
  expect(at.calls).toEqual([]);
  at.clients.askRemoval(client);
  const sent = at.clients.remove();
  expect(at.work.isAny).toBe(true);
  at.clients.cancelRemoval();
  await Promise.all([sent, at.clients.remove()]);
  expect(at.calls).toEqual([`remove ${client.id}`, 'list 1 20']);
  expect(at.work.isAny).toBe(false);
});

it('ClientEntries keeps the dialog open after a refusal', async () => {
  const { at, client } = await asked();
  const failure = { reason: 'refused', status: 403, message: 'No.' } as const;
  at.twins.line.failNext(failure);
  await at.clients.remove();
  expect(at.clients.removal).toMatchObject({ row: client, writing: { step: 'failed', failure } });
  expect(at.calls).toEqual([`remove ${client.id}`]);
  await at.clients.remove();
  expect(at.clients.removed).toEqual(client);
});

it('ClientEntries treats a missing client as removed after a lost answer', async () => {
  const { at, client } = await asked();
  at.twins.line.loseNextAnswer();
  await at.clients.remove();
  await settled();
  expect(at.clients.removed).toEqual(client);
  expect(at.list.rows).not.toContainEqual(client);
});

it('ClientEntries deletes the drafts of a removed client only', async () => {
  const { at, client } = await asked();
  const id = String(client.id);
  const places = [
    ['clientForms', id],
    ['invoiceForms', id],
    ['clientForms', 'new'],
  ] as const;
  for (const [collection, key] of places)
    await at.twins.kept.keep(at.session.dealerKey, collection, key, { vin: 'Half' });
  const held = async () => {
    const drafts = await Promise.all(places.map(([collection, key]) => at.draft(collection, key)));
    return drafts.map(draft => draft !== undefined);
  };
  at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
  await at.clients.remove();
  expect(await held()).toEqual([true, true, true]);
  await at.clients.remove();
  expect(await held()).toEqual([false, false, true]);
});
