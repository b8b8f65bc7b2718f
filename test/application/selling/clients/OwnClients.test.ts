import * as fc from 'fast-check';
import { NewClients } from '../../../../src/application/selling/clients/NewClients';
import { clientName } from '../../../../src/domain/selling/clients/Client';
import { type ClientValues, clientValuesOf } from '../../../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../../src/domain/selling/clients/emptyClientValues';
import { DAY } from '../../../../src/domain/shared/Instant';
import { failed } from '../../../../src/domain/shared/Result';
import { run } from '../../../support/aRace';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { someClientValues } from '../../../support/someClientValues';
import { watchActions } from '../../../support/watchActions';
import { scheduledWire } from '../../../support/Wire';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

async function atNewClient(): Promise<SellingWork> {
  const at = new SellingWork();
  await at.open('new');
  return at;
}

watchActions();

describe('NewClients, with answers in any order', () => {
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
});

describe('NewClients', () => {
  /** Milliseconds until the tab that sends a client knows the outcome. */
  const OUTCOME_MAY_TAKE = 100_000;

  const server = { reason: 'refused', status: 403, message: null } as const;

  /** As after a reload of the page. */
  const reloaded = ({ twins }: SellingWork) => new SellingWork({ twins });

  describe('a form that is opened', () => {
    it('does not show the outcome of the form before', async () => {
      const at = await atNewClient();
      at.form.edit(someClientValues());
      const sent = at.create();
      at.close();
      await at.open('new');
      expect([at.form.writing.step, at.form.isDirty]).toEqual(['idle', false]);
      await sent;
      expect(at.form.writing).toEqual({ step: 'idle' });
    });
  });

  describe('a new client', () => {
    const typed = someClientValues({ lastName: 'Neumann', place: ' Kiel ' });

    async function typedIn(form: ClientValues = typed): Promise<SellingWork> {
      const at = await atNewClient();
      await at.clients.list.turnTo(1);
      at.calls.length = 0;
      at.form.edit(form);
      return at;
    }

    it('clears its form at once, is sent once, and the list reloads after the answer', async () => {
      const at = await typedIn();
      const sent = at.create();
      expect(at.form.writing).toEqual({ step: 'saved' });
      expect(at.form.isDirty).toBe(false);
      expect(at.unsent.created).toBeNull();
      await Promise.all([sent, at.create()]);
      expect(at.unsent.created).toEqual(typed);
      expect(at.calls).toEqual(['list 1 100', 'create Neumann', 'list 1 20']);
      expect(at.list.rows[0]).toMatchObject({ lastName: 'Neumann', place: 'Kiel' });
      expect(at.unsent.all).toEqual([]);
      expect(await at.draft('clientForms', 'new')).toBeUndefined();
      expect(await at.twins.kept.readAll(at.session.dealerKey, 'unsentClients')).toEqual(new Map());
    });

    it('whose answer is lost is shown as being checked, and then as perhaps created', async () => {
      const at = await typedIn();
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed({ reason: 'timedOut' }));
      const sent = at.create();
      await settled();
      expect(at.unsent.shown).toMatchObject([{ form: typed, state: { step: 'sending', isAnswerLost: true } }]);
      for (let seconds = 0; seconds < 66; seconds += 1) {
        at.twins.clock.advance(1_000);
        await settled();
      }
      await sent;
      expect(at.unsent.shown).toMatchObject([{ state: { step: 'failed', failure: { reason: 'timedOut' } } }]);
    });

    it('that fails can be restored with all its input', async () => {
      const at = await typedIn();
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(server));
      await at.create();
      expect(at.calls).toEqual(['list 1 100', 'create Neumann', 'list 1 20']);
      expect(at.unsent.shown).toMatchObject([{ form: typed, state: { step: 'failed', failure: server } }]);
      at.close();
      await at.unsent.moveToForm(at.unsent.shown[0]!.key);
      expect(at.unsent.shown).toEqual([]);
      await at.open('new');
      expect(at.form.values).toEqual(typed);
      expect(at.form.canSubmit).toBe(true);
    });

    it('that was being sent during a reload can be restored, and its outcome is unknown', async () => {
      const at = await typedIn();
      at.twins.line.latency = 2 * OUTCOME_MAY_TAKE;
      void at.create();
      await settled();
      const later = reloaded(at);
      later.twins.clock.advance(OUTCOME_MAY_TAKE);
      await later.unsent.restore();
      expect(later.unsent.shown).toMatchObject([{ form: typed, state: { step: 'unknown' } }]);
      await later.unsent.end(later.unsent.shown[0]!.key);
      const last = reloaded(later);
      await last.unsent.restore();
      expect(last.unsent.shown).toEqual([]);
    });

    it('that another tab is sending is not offered before that tab can know the outcome', async () => {
      const at = await typedIn();
      at.twins.line.latency = 2 * OUTCOME_MAY_TAKE;
      void at.create();
      await settled();
      const there = reloaded(at);
      await there.unsent.restore();
      there.twins.clock.advance(OUTCOME_MAY_TAKE - 1);
      await settled();
      expect(there.unsent.all).toEqual([]);
      there.twins.clock.advance(1);
      await settled();
      expect(there.unsent.shown).toMatchObject([{ form: typed, state: { step: 'unknown' } }]);
    });

    it.each([10 * DAY, -10 * DAY])(
      'that another tab is sending is not offered earlier if the server gives a date that is wrong by %d ms',
      async wrong => {
        const at = await typedIn();
        at.twins.line.latency = 2 * OUTCOME_MAY_TAKE;
        void at.create();
        await settled();
        const there = reloaded(at);
        there.twins.clock.serverAhead = wrong;
        await there.unsent.restore();
        await settled();
        expect(there.unsent.all).toEqual([]);
        there.twins.clock.advance(OUTCOME_MAY_TAKE);
        await settled();
        expect(there.unsent.shown).toMatchObject([{ form: typed, state: { step: 'unknown' } }]);
      },
    );

    it('that another tab has created meanwhile is never offered', async () => {
      const at = await typedIn();
      at.twins.line.latency = 1_000;
      const sent = at.create();
      await settled();
      const there = reloaded(at);
      await there.unsent.restore();
      at.twins.line.latency = 0;
      there.twins.clock.advance(1_000);
      await sent;
      there.twins.clock.advance(OUTCOME_MAY_TAKE);
      await settled();
      expect(there.unsent.all).toEqual([]);
    });

    it.each([
      { reason: 'refused', status: 422, message: 'Tax number is taken.' },
      { reason: 'tooManyRequests', retryAfter: 20 },
      { reason: 'sessionNotRenewed' },
    ] as const)('that was certainly not saved is still said to be so after a reload: %j', async failure => {
      const at = await typedIn();
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(failure));
      await at.create();
      const later = reloaded(at);
      await later.unsent.restore();
      expect(later.unsent.shown).toMatchObject([{ form: typed, state: { step: 'failed', failure } }]);
    });

    it('that was set aside is still set aside after a reload', async () => {
      const at = await typedIn();
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(server));
      await at.create();
      await at.open('new');
      at.form.edit({ companyName: 'Half' });
      at.close();
      await at.unsent.moveToForm(at.unsent.shown[0]!.key);
      const later = reloaded(at);
      await later.unsent.restore();
      expect(later.unsent.shown).toMatchObject([{ form: { companyName: 'Half' }, state: { step: 'setAside' } }]);
    });

    it("is stored and discarded independently of another tab's", async () => {
      const at = await typedIn();
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(server));
      await at.create();
      const there = reloaded(at);
      there.twins.clock.advance(1);
      await there.open('new');
      there.form.edit({ ...typed, lastName: 'Other' });
      jest.spyOn(there.twins.clients, 'add').mockResolvedValueOnce(failed(server));
      await there.create();
      await at.unsent.end(at.unsent.shown[0]!.key);
      const later = reloaded(there);
      await later.unsent.restore();
      expect(later.unsent.shown).toMatchObject([{ form: { lastName: 'Other' }, state: { step: 'failed' } }]);
    });

    it('is no longer offered after it was restored in another tab', async () => {
      const at = await typedIn();
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(server));
      await at.create();
      await at.unsent.restore();
      const there = reloaded(at);
      await there.unsent.restore();
      await there.unsent.moveToForm(there.unsent.shown[0]!.key);
      await settled();
      expect(at.unsent.shown).toEqual([]);
    });

    it('swaps places with an unfinished form when it is restored', async () => {
      const at = await typedIn();
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(server));
      await at.create();
      await at.open('new');
      at.form.edit({ companyName: 'Half' });
      at.close();
      await at.unsent.moveToForm(at.unsent.shown[0]!.key);
      expect(at.unsent.shown).toMatchObject([{ form: { companyName: 'Half' }, state: { step: 'setAside' } }]);
      await at.unsent.moveToForm(at.unsent.shown[0]!.key);
      expect(at.unsent.shown).toMatchObject([{ form: typed, state: { step: 'setAside' } }]);
      await at.open('new');
      expect(at.form.values.companyName).toBe('Half');
    });
  });

  describe('the comparison of a new client', () => {
    it('names a client of any page that has the same tax number as the new one', async () => {
      const at = new SellingDeskAtWork();
      const newClients = at.container.get(NewClients);
      const page = at.desk.clients(2, 20);
      const there = page.ok ? page.value.rows.find(({ taxNumber }) => taxNumber !== '') : undefined;
      const stop = newClients.compare();
      await settled();
      expect(newClients.doublesOf(emptyClientValues)).toEqual([]);
      const doubles = newClients.doublesOf({ ...emptyClientValues, taxNumber: there!.taxNumber });
      expect(doubles.map(({ client, signs }) => [clientName(client), signs])).toEqual([
        [clientName(there!), ['taxNumber']],
      ]);
      stop();
    });

    it('knows whether it could fetch all clients, and fetches them again on the next visit', async () => {
      const at = new SellingDeskAtWork();
      const newClients = at.container.get(NewClients);
      at.twins.line.failNext({ reason: 'timedOut' });
      newClients.compare();
      await settled();
      expect(newClients.isComparedWithAll).toBe(false);
      newClients.compare();
      await settled();
      expect(newClients.isComparedWithAll).toBe(true);
    });
  });
});

describe('OwnClients', () => {
  const server = { reason: 'refused', status: 403, message: null } as const;

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
      expect(shown).toMatchObject({
        isMissing: false,
        status: { step: 'failed', failure: server },
        updateFailure: null,
      });
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

  it('fetches 20 clients per page', async () => {
    const at = new SellingWork();
    await at.clients.list.turnTo(3);
    expect(at.calls).toEqual(['list 3 20']);
    expect(at.list.rows).toEqual(await at.served(3));
    expect(at.list).toMatchObject({ range: { start: 41, end: 47 }, totalPages: 3, totalCount: 47 });
    expect(at.list.status).toEqual({ step: 'idle' });
  });

  it('keeps the rows if a page fails, and tries that page again', async () => {
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

  it('shows the last page if the requested page does not exist', async () => {
    const at = new SellingWork();
    await at.clients.list.turnTo(9);
    expect(at.list.rows).toEqual(await at.served(3));
    expect(at.list.page).toBe(3);
  });

  it('always shows the last requested page', async () => {
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

  it('removes a client only after confirmation, and reloads the list', async () => {
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

  it('sends nothing after Cancel and nothing twice', async () => {
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

  it('keeps the dialog open after a refusal', async () => {
    const { at, client } = await asked();
    const failure = { reason: 'refused', status: 403, message: 'No.' } as const;
    at.twins.line.failNext(failure);
    await at.clients.removal.confirm();
    expect(at.clients.removal).toMatchObject({ row: client, writing: { step: 'failed', failure } });
    expect(at.calls).toEqual([`remove ${client.id}`]);
    await at.clients.removal.confirm();
    expect(at.clients.removal.done).toEqual(client);
  });

  it('treats a missing client as removed after a lost answer', async () => {
    const { at, client } = await asked();
    at.twins.line.loseNextAnswer();
    await at.clients.removal.confirm();
    await settled();
    expect(at.clients.removal.done).toEqual(client);
    expect(at.list.rows).not.toContainEqual(client);
  });

  it('deletes the drafts of a removed client only', async () => {
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
});
