import * as fc from 'fast-check';
import { clientValuesOf } from '../../../../src/domain/selling/clients/ClientValues';
import { run } from '../../../support/aRace';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { someClientValues } from '../../../support/someClientValues';
import { watchActions } from '../../../support/watchActions';
import { scheduledWire } from '../../../support/Wire';

watchActions();

const server = { reason: 'refused', status: 403, message: null } as const;

async function atNewClient(): Promise<SellingWork> {
  const at = new SellingWork();
  await at.open('new');
  return at;
}

async function atClient() {
  const at = new SellingWork();
  const client = await at.aClient();
  await at.open(client.id);
  await at.ownClients.client(client.id).refresh();
  at.form.arrived(clientValuesOf(client));
  return { at, client };
}

describe('a form', () => {
  it('can be sent if it is changed and complete', async () => {
    const at = await atNewClient();
    expect(at.form.canSubmit).toBe(false);
    at.form.edit(someClientValues({ zipCode: ' ' }));
    expect([at.form.problems, at.form.canSubmit]).toEqual([{ zipCode: 'required' }, false]);
    at.form.edit({ zipCode: '20095' });
    expect([at.form.problems, at.form.canSubmit]).toEqual([{}, true]);
  });

  it('cannot be sent while it is unchanged or loading', async () => {
    const at = new SellingWork();
    const client = await at.aClient();
    await at.open(client.id);
    expect(at.form.canSubmit).toBe(false);
    at.form.arrived(clientValuesOf(client));
    expect(at.form.canSubmit).toBe(false);
    at.form.edit({ street: 'Nowa' });
    expect(at.form.canSubmit).toBe(true);
    at.form.edit({ street: client.street });
    expect(at.form.canSubmit).toBe(false);
  });

  it('is clean after saving, even if the input ended with a space', async () => {
    const { at, client } = await atClient();
    at.form.edit({ place: 'Kraków ' });
    await at.save();
    expect([at.form.writing.step, at.form.isDirty, at.form.values.place]).toEqual(['saved', false, 'Kraków']);
    await at.open(client.id);
    at.form.arrived({ ...clientValuesOf(client), place: 'Kraków' });
    expect(at.form.isDirty).toBe(false);
  });

  it('reports an empty required field after the dealer leaves it', async () => {
    const at = await atNewClient();
    expect(at.form.problemOf('street')).toBeNull();
    at.form.leaveField('street');
    at.form.leaveField('email');
    const shown = (['street', 'place', 'email'] as const).map(field => at.form.problemOf(field));
    expect(shown).toEqual(['required', null, null]);
    at.form.edit({ street: 'Nowa' });
    expect(at.form.problemOf('street')).toBeNull();
  });

  it('requires no company for a private person, and keeps the typed company', async () => {
    const at = await atNewClient();
    at.form.edit({ ...someClientValues(), taxNumber: '' });
    expect(at.form.problems).toEqual({ taxNumber: 'required' });
    at.form.edit({ type: 'personal' });
    expect(at.form.problems).toEqual({});
    at.form.edit({ type: 'company' });
    expect(at.form.values.companyName).toBe(someClientValues().companyName);
  });

  it('stores the last keystrokes when it is left', async () => {
    const at = await atNewClient();
    at.form.edit({ place: 'Kiel' });
    at.close();
    expect(at.work.isAny).toBe(false);
    expect(await at.draft('clientForms', 'new')).toEqual({ place: 'Kiel' });
  });

  it('loses no draft if it is left before the draft is restored', async () => {
    const at = await atNewClient();
    at.form.edit({ place: 'Kiel' });
    at.close();
    const opening = at.open('new');
    at.close();
    await opening;
    expect(await at.draft('clientForms', 'new')).toEqual({ place: 'Kiel' });
  });

  it('says that it is checked while a lost answer is looked for', async () => {
    const { at } = await atClient();
    at.form.edit({ street: 'Nowa' });
    at.twins.line.failNext({ reason: 'timedOut' });
    void at.save();
    await settled();
    expect(at.form.writing).toEqual({ step: 'sending', isAnswerLost: true });
  });

  it('never shows the input for another client', async () => {
    const { at, client } = await atClient();
    at.form.edit({ street: 'Nowa' });
    at.close();
    const other = (await at.served())[1]!;
    await at.open(other.id);
    at.form.arrived(clientValuesOf(other));
    expect(at.form.values).toEqual(clientValuesOf(other));
    at.close();
    await at.open(client.id);
    at.form.arrived(clientValuesOf(client));
    expect(at.form.values.street).toBe('Nowa');
  });
});

describe('a changed client', () => {
  it('is saved once, shown with its changes, and its draft is deleted', async () => {
    const { at, client } = await atClient();
    await at.clients.list.turnTo(1);
    at.calls.length = 0;
    at.form.edit({ type: 'personal', firstName: 'Ada ', lastName: 'Nowak' });
    const sent = at.save();
    expect([at.form.writing.step, at.form.canSubmit, at.work.isAny]).toEqual(['sending', false, true]);
    await Promise.all([sent, at.save()]);
    expect(at.calls).toEqual([`update ${client.id}`, 'list 1 20']);
    expect((await at.served())[0]).toMatchObject({ firstName: 'Ada', companyName: '', taxNumber: '' });
    expect(at.ownClients.client(client.id).value).toEqual((await at.served())[0]);
    expect([at.form.writing.step, at.form.isDirty, at.work.isAny]).toEqual(['saved', false, false]);
    expect(await at.draft('clientForms', String(client.id))).toBeUndefined();
  });

  it('that is refused keeps the input, with the message at its field', async () => {
    const { at } = await atClient();
    at.form.edit({ zipCode: 'x' });
    const words = 'This is no zip code.';
    at.twins.line.failNext({ reason: 'refused', status: 422, message: words, fields: { zipCode: words } });
    await at.save();
    expect(at.form.refusalMessage('zipCode')).toBe(words);
    expect(at.form.refusalMessage('place')).toBeNull();
    expect([at.form.values.zipCode, at.form.canSubmit]).toEqual(['x', true]);
  });

  it('that is left while it is being sent keeps no draft and does not change the form on screen', async () => {
    const { at, client } = await atClient();
    at.twins.line.latency = 100;
    at.form.edit({ street: 'Nowa' });
    const sent = at.save();
    at.close();
    await at.open('new');
    at.form.edit({ street: 'Other' });
    at.twins.clock.advance(100);
    await sent;
    expect(at.form.values.street).toBe('Other');
    expect(at.form.writing).toEqual({ step: 'idle' });
    expect(await at.draft('clientForms', String(client.id))).toBeUndefined();
  });

  it('that is gone is reported as missing; a shown one stays and says so if it cannot be loaded again', async () => {
    const { at, client } = await atClient();
    const shown = at.ownClients.client(client.id);
    at.twins.line.failNext({ reason: 'offline' });
    await shown.refresh();
    expect(shown).toMatchObject({ value: client, updateFailure: { reason: 'offline' } });
    await shown.refresh();
    expect(shown.updateFailure).toBeNull();
    at.twins.line.failNext({ reason: 'notFound' });
    await shown.refresh();
    expect(shown).toMatchObject({ value: undefined, isMissing: true });
    at.twins.line.failNext(server);
    await shown.refresh();
    expect(shown).toMatchObject({ isMissing: false, status: { step: 'failed', failure: server }, updateFailure: null });
  });
});

it('the form of a client shows what another tab has saved when the dealer returns, except over what is typed here', async () => {
  const at = new SellingWork();
  const client = await at.aClient();
  const cancel = at.ownClients.run(client.id);
  await at.open(client.id);
  await settled();
  at.form.arrived(clientValuesOf(client));
  at.form.edit({ lastName: 'Typed' });
  await at.twins.clients.change(client.id, { ...clientValuesOf(client), street: 'Neue Allee', lastName: 'Saved' });
  at.twins.browserWindow.focus();
  await settled();
  at.form.arrived(clientValuesOf(at.ownClients.client(client.id).value!));
  expect(at.form.values).toMatchObject({ street: 'Neue Allee', lastName: 'Typed' });
  cancel();
});

it('OwnClients fetches 20 clients per page', async () => {
  const at = new SellingWork();
  await at.clients.list.turnTo(3);
  expect(at.calls).toEqual(['list 3 20']);
  expect(at.list.rows).toEqual(await at.served(3));
  expect(at.list).toMatchObject({ range: { start: 41, end: 47 }, totalPages: 3, totalCount: 47 });
  expect(at.list.status).toEqual({ step: 'idle' });
});

it('OwnClients keeps the rows if a page fails, and tries that page again', async () => {
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

it('OwnClients shows the last page if the requested page does not exist', async () => {
  const at = new SellingWork();
  await at.clients.list.turnTo(9);
  expect(at.list.rows).toEqual(await at.served(3));
  expect(at.list.page).toBe(3);
});

it('OwnClients always shows the last requested page', async () => {
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
  at.clients.removal.ask(client);
  at.calls.length = 0;
  return { at, client };
}

it('OwnClients removes a client only after confirmation, and reloads the list', async () => {
  const { at, client } = await asked();
  expect(at.calls).toEqual([]);
  await at.clients.removal.confirm();
  expect(at.calls).toEqual([`remove ${client.id}`, 'list 1 20']);
  expect(at.list.rows).not.toContainEqual(client);
  expect(at.list.totalCount).toBe(46);
  expect([at.clients.removal.row, at.clients.removal.done]).toEqual([null, client]);
  at.clients.leave();
  expect(at.clients.removal.done).toBeNull();
});

it('OwnClients sends nothing after Cancel and nothing twice', async () => {
  const { at, client } = await asked();
  at.clients.removal.cancel();
  await at.clients.removal.confirm();
  expect(at.calls).toEqual([]);
  at.clients.removal.ask(client);
  const sent = at.clients.removal.confirm();
  expect(at.work.isAny).toBe(true);
  at.clients.removal.cancel();
  await Promise.all([sent, at.clients.removal.confirm()]);
  expect(at.calls).toEqual([`remove ${client.id}`, 'list 1 20']);
  expect(at.work.isAny).toBe(false);
});

it('OwnClients keeps the dialog open after a refusal', async () => {
  const { at, client } = await asked();
  const failure = { reason: 'refused', status: 403, message: 'No.' } as const;
  at.twins.line.failNext(failure);
  await at.clients.removal.confirm();
  expect(at.clients.removal).toMatchObject({ row: client, writing: { step: 'failed', failure } });
  expect(at.calls).toEqual([`remove ${client.id}`]);
  await at.clients.removal.confirm();
  expect(at.clients.removal.done).toEqual(client);
});

it('OwnClients treats a missing client as removed after a lost answer', async () => {
  const { at, client } = await asked();
  at.twins.line.loseNextAnswer();
  await at.clients.removal.confirm();
  await settled();
  expect(at.clients.removal.done).toEqual(client);
  expect(at.list.rows).not.toContainEqual(client);
});

it('OwnClients deletes the drafts of a removed client only', async () => {
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
  await at.clients.removal.confirm();
  expect(await held()).toEqual([true, true, true]);
  await at.clients.removal.confirm();
  expect(await held()).toEqual([false, false, true]);
});
