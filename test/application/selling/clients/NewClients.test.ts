import { NewClients } from '../../../../src/application/selling/clients/NewClients';
import { clientName } from '../../../../src/domain/selling/clients/Client';
import type { ClientValues } from '../../../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../../src/domain/selling/clients/emptyClientValues';
import { DAY } from '../../../../src/domain/shared/Instant';
import { failed } from '../../../../src/domain/shared/Result';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { someClientValues } from '../../../support/someClientValues';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

/** Milliseconds until the tab that sends a client knows the outcome. */
const OUTCOME_MAY_TAKE = 100_000;

const server = { reason: 'refused', status: 403, message: null } as const;

async function atNewClient(): Promise<SellingWork> {
  const at = new SellingWork();
  await at.open('new');
  return at;
}

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
