import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';

watchActions();

async function asked() {
  const at = new SellingWork();
  await at.loadClients.list.turnTo(1);
  const client = await at.aClient();
  at.clientList.removalAsked(client);
  at.calls.length = 0;
  return { at, client };
}

it('RemoveClient removes a client only after confirmation, and reloads the list', async () => {
  const { at, client } = await asked();
  expect(at.calls).toEqual([]);
  await at.removeClient.execute();
  expect(at.calls).toEqual([`remove ${client.id}`, 'list 1 20']);
  expect(at.list.rows).not.toContainEqual(client);
  expect(at.list.totalCount).toBe(46);
  expect([at.clientList.removal.row, at.clientList.removed]).toEqual([null, client]);
  at.clientList.left();
  expect(at.clientList.removed).toBeNull();
});

it('RemoveClient sends nothing after Cancel and nothing twice', async () => {
  const { at, client } = await asked();
  at.clientList.removal.cancelled();
  await at.removeClient.execute();
  expect(at.calls).toEqual([]);
  at.clientList.removalAsked(client);
  const sent = at.removeClient.execute();
  expect(at.work.isAny).toBe(true);
  at.clientList.removal.cancelled();
  await Promise.all([sent, at.removeClient.execute()]);
  expect(at.calls).toEqual([`remove ${client.id}`, 'list 1 20']);
  expect(at.work.isAny).toBe(false);
});

it('RemoveClient keeps the dialog open after a refusal', async () => {
  const { at, client } = await asked();
  const failure = { reason: 'refused', status: 403, message: 'No.' } as const;
  at.twins.line.failNext(failure);
  await at.removeClient.execute();
  expect(at.clientList.removal).toMatchObject({ row: client, writing: { step: 'failed', failure } });
  expect(at.calls).toEqual([`remove ${client.id}`]);
  await at.removeClient.execute();
  expect(at.clientList.removed).toEqual(client);
});

it('RemoveClient treats a missing client as removed after a lost answer', async () => {
  const { at, client } = await asked();
  at.twins.line.loseNextAnswer();
  await at.removeClient.execute();
  await settled();
  expect(at.clientList.removed).toEqual(client);
  expect(at.list.rows).not.toContainEqual(client);
});

it('RemoveClient deletes the drafts of a removed client only', async () => {
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
  await at.removeClient.execute();
  expect(await held()).toEqual([true, true, true]);
  await at.removeClient.execute();
  expect(await held()).toEqual([false, false, true]);
});
