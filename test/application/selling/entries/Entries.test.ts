import * as fc from 'fast-check';
import { clientValuesOf } from '../../../../src/domain/selling/clients/ClientValues';
import type { BrandId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import {
  customFields,
  type RenderKeyId,
  templateFormOf,
} from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { failed } from '../../../../src/domain/shared/Result';
import { run } from '../../../support/aRace';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { someClientValues } from '../../../support/someClientValues';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

describe('Entries', () => {
  async function atTheList() {
    const at = new SellingDeskAtWork();
    await at.motorbikes.show();
    at.asked.length = 0;
    return at;
  }

  it('a new motorbike is added once and appears in the list', async () => {
    const at = await atTheList();
    const { dialog } = at.motorbikes;
    const { pages: list } = at.motorbikes.list;
    await dialog.open();
    dialog.form!.edit({ model: ' V7 ', brandId: 20 });
    await Promise.all([at.motorbikes.save(), at.motorbikes.save()]);
    expect(at.asked).toEqual(['motorbikes V7 1', 'add V7', 'motorbikes  1']);
    expect(dialog.isOpen).toBe(false);
    expect(list.rows[0]).toMatchObject({ model: 'V7', brandName: 'Moto Guzzi' });
    expect(at.work.isAny).toBe(false);
  });

  it('nothing is sent while the model or the brand is missing', async () => {
    const at = await atTheList();
    await at.motorbikes.dialog.open();
    at.motorbikes.dialog.form!.edit({ model: 'V7' });
    await at.motorbikes.save();
    expect(at.asked).toEqual([]);
    expect(at.motorbikes.dialog.isOpen).toBe(true);
  });

  it('the opened entry is changed, and a failure keeps the input', async () => {
    const at = await atTheList();
    const { dialog } = at.motorbikes;
    const [, second] = at.motorbikes.list.pages.rows;
    await dialog.open(second!.id, { model: second!.model, brandId: second!.brandId, vin: '' });
    dialog.form!.edit({ vin: 'X' });
    at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
    await at.motorbikes.save();
    expect(dialog.form).toMatchObject({ values: { vin: 'X' }, writing: { step: 'failed' } });
    await at.motorbikes.save();
    expect(dialog.isOpen).toBe(false);
    expect(at.motorbikes.list.pages.rows[1]).toMatchObject({ id: second!.id, vin: 'X' });
  });

  it('the form is locked while it is being sent', async () => {
    const at = await atTheList();
    const { dialog } = at.motorbikes;
    await dialog.open();
    dialog.form!.edit({ model: 'V7', brandId: 20 });
    const saving = at.motorbikes.save();
    dialog.form!.edit({ model: 'V9' });
    expect(dialog.form!.values.model).toBe('V7');
    expect(at.work.isAny).toBe(true);
    await saving;
  });

  it('the confirmed entry is removed, and an empty last page is left', async () => {
    const at = await atTheList();
    const { removal } = at.motorbikes;
    const { pages: list } = at.motorbikes.list;
    await at.motorbikes.list.turnTo(list.totalPages);
    const last = list.totalPages;
    while (list.page === last) {
      removal.ask(list.rows[0]!);
      await at.motorbikes.removal.confirm();
    }
    expect(list.page).toBe(last - 1);
    expect(list.rows).toHaveLength(20);
    expect(removal.row).toBeNull();
  });

  it.each(['motorbike', 'template'] as const)(
    'forgets what was typed over a removed %s, and of no other',
    async what => {
      const at = new SellingDeskAtWork();
      await Promise.all([at.motorbikes.show(), at.templates.show()]);
      const isMotorbike = what === 'motorbike';
      const { rows } = isMotorbike ? at.motorbikes.list.pages : at.templates.list.pages;
      const { kept } = at.twins;
      const collection = isMotorbike ? 'motorbikeForms' : 'templateForms';
      const keys = rows.slice(0, 2).map(({ id }) => String(id));
      for (const key of keys) await kept.keep(at.session.dealerKey, collection, key, { model: 'Half', name: 'Half' });
      const held = () => Promise.all(keys.map(key => kept.read(at.session.dealerKey, collection, key)));
      if (isMotorbike) at.motorbikes.removal.ask(at.motorbikes.list.pages.rows[0]!);
      else at.templates.removal.ask(at.templates.list.pages.rows[0]!);
      const remove = () => (isMotorbike ? at.motorbikes : at.templates).removal.confirm();
      at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
      await remove();
      expect(await held()).not.toContain(undefined);
      await remove();
      expect(await held()).toEqual([undefined, { model: 'Half', name: 'Half' }]);
    },
  );

  it('an entry that is already gone counts as removed, and the list reloads', async () => {
    const at = await atTheList();
    const { removal } = at.motorbikes;
    const { pages: list } = at.motorbikes.list;
    const [first] = list.rows;
    removal.ask(first!);
    at.desk.invoicing.removeMotorbike(first!.id);
    await at.motorbikes.removal.confirm();
    expect(removal).toMatchObject({ row: null, done: first });
    expect(list.rows).not.toContainEqual(first);
  });

  it('templates are saved and removed in the same way', async () => {
    const at = new SellingDeskAtWork();
    await at.templates.show();
    const { removal, dialog } = at.templates;
    const { pages: list } = at.templates.list;
    expect(list.rows).toHaveLength(5);
    await dialog.open();
    dialog.form!.edit({ name: 'Plain', renderKeyId: 1, customFields: ['A'], nextField: ' B ' });
    await at.templates.save();
    expect(list.rows[0]).toMatchObject({ name: 'Plain', customFields: ['A', 'B'] });
    removal.ask(list.rows[0]!);
    at.twins.line.failNext({ reason: 'refused', status: 409, message: null });
    await at.templates.removal.confirm();
    expect(removal).toMatchObject({ row: { name: 'Plain' }, writing: { step: 'failed' } });
    await at.templates.removal.confirm();
    await settled();
    expect(list.rows[0]?.name).not.toBe('Plain');
    await at.templates.picker.open();
    expect(at.templates.picker.pages.rows).toHaveLength(6);
  });

  it('saving a template never sends fewer custom fields than were shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 8 }), async names => {
        const shown = customFields(names);
        const at = new SellingDeskAtWork();
        const { dialog } = at.templates;
        const { id, ...template } = at.desk.invoicing.templates(1, 1).rows[0]!;
        await dialog.open(id, templateFormOf({ id, ...template, customFields: shown }));
        dialog.form!.edit({ name: 'Renamed' });
        expect(dialog.form!.values.customFields).toEqual(shown);
        await at.templates.save();
        expect(at.desk.invoicing.template(id)?.customFields).toEqual(shown);
      }),
      { numRuns: 30 },
    );
  });
});

describe('ListAndPicker', () => {
  it('the list shows 20 rows and the picker 10, and the brands load once', async () => {
    const at = new SellingDeskAtWork();
    await at.motorbikes.show();
    await at.motorbikes.picker.open();
    expect(at.motorbikes.list.pages.rows).toHaveLength(20);
    expect(at.motorbikes.picker.pages.rows).toHaveLength(10);
    expect(at.motorbikes.choices.value?.rows).toHaveLength(32);
    expect(at.asked.filter(call => call === 'brands')).toHaveLength(1);
  });

  it('the list searches from the first page when the typing pauses', async () => {
    const at = new SellingDeskAtWork();
    await at.motorbikes.list.turnTo(2);
    for (const query of ['K', 'KT', 'KTM']) at.motorbikes.list.typed(query);
    await at.passes(299);
    expect(at.asked).toEqual(['motorbikes  2']);
    await at.passes(1);
    expect(at.asked).toEqual(['motorbikes  2', 'motorbikes KTM 1']);
    expect(at.motorbikes.list.pages.rows.every(({ brandName }) => brandName === 'KTM')).toBe(true);
    await at.motorbikes.list.search();
    expect(at.asked).toHaveLength(3);
  });

  it('a failed page keeps the rows, and the picker always starts at page 1', async () => {
    const at = new SellingDeskAtWork();
    await at.motorbikes.list.reload();
    at.twins.line.failNext({ reason: 'offline' });
    await at.motorbikes.list.turnTo(2);
    expect(at.motorbikes.list.pages.status).toEqual({ step: 'failed', failure: { reason: 'offline' } });
    expect(at.motorbikes.list.pages.rows).toHaveLength(20);
    at.motorbikes.picker.typed('nothing like it');
    await at.passes(300);
    expect(at.motorbikes.picker.pages.isEmpty).toBe(true);
    await at.motorbikes.picker.open();
    expect(at.motorbikes.picker.pages.query).toBe('');
    expect(at.motorbikes.picker.pages.rows).toHaveLength(10);
  });

  describe('a search that the server cannot do', () => {
    async function searching(query: string) {
      const at = new SellingDeskAtWork();
      await at.templates.show();
      at.asked.length = 0;
      at.templates.list.typed(query);
      await at.templates.list.search();
      await at.passes(300);
      return { at, list: at.templates.list.pages };
    }

    it('shows the loaded rows that fit, says how far it reaches, and asks for nothing', async () => {
      const { at, list } = await searching('MILEAGE');
      expect(at.asked).toEqual([]);
      expect(list.shown.map(({ name }) => name)).toEqual(['Short form']);
      expect(list.search).toEqual({ found: 1, loaded: 5, total: 6, isWhole: false });
    });

    it('covers all rows once they are loaded, and the page is still there without it', async () => {
      const { at, list } = await searching('mileage');
      await at.templates.list.loadAll();
      expect(list.shown.map(({ name }) => name)).toEqual(['Short form', 'Standard invoice']);
      expect(list.search).toEqual({ found: 2, loaded: 6, total: 6, isWhole: true });
      at.templates.list.typed('');
      expect([list.shown.length, list.search]).toEqual([5, null]);
    });

    it('covers the pages that were opened', async () => {
      const { at, list } = await searching('');
      await at.templates.list.turnTo(2);
      at.templates.list.typed('mileage');
      expect(list.search).toMatchObject({ found: 2, loaded: 6, isWhole: true });
    });

    it('keeps the page that is asked for while all rows are loaded again, in whatever order the answers arrive', async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async scheduler => {
          const at = new SellingDeskAtWork(scheduler);
          await scheduler.waitFor(at.templates.list.turnTo(1));
          await scheduler.waitFor(at.templates.list.turnTo(2));
          at.templates.list.typed('mileage');
          const reload = at.templates.list.reload();
          await scheduler.waitFor(Promise.all([reload, at.templates.list.turnTo(1)]));
          expect(at.templates.list.pages).toMatchObject({ page: 1, rows: { length: 5 } });
        }),
        { numRuns: 20 },
      );
    });

    it('does not find a removed row', async () => {
      const { at, list } = await searching('mileage');
      await at.templates.list.loadAll();
      at.templates.removal.ask(list.shown.at(-1)!);
      await at.templates.removal.confirm();
      expect(list.shown.map(({ name }) => name)).toEqual(['Short form']);
      expect(list.search).toEqual({ found: 1, loaded: 5, total: 5, isWhole: true });
    });

    it('finds clients by their name, address and number', async () => {
      const at = new SellingDeskAtWork();
      await at.clients.list.turnTo(1);
      const client = at.clients.list.pages.rows[3]!;
      for (const query of [client.lastName, client.email, client.phoneNumber, client.place]) {
        at.clients.list.typed(query);
        expect(at.clients.list.pages.shown).toContainEqual(client);
      }
    });
  });

  type Step = readonly [what: 'type' | 'search' | 'page' | 'reload' | 'wait' | 'leave', query: string, page: number];

  const anyStep: fc.Arbitrary<Step> = fc.tuple(
    fc.constantFrom(
      'type' as const,
      'type' as const,
      'search' as const,
      'page' as const,
      'reload' as const,
      'wait' as const,
    ),
    fc.constantFrom('', 'K', 'KTM', 'BMW', 'no such'),
    fc.integer({ min: 1, max: 3 }),
  );

  describe('a picker whose search the server cannot do', () => {
    async function atThePicker() {
      const at = new SellingDeskAtWork();
      await at.clients.picker.open();
      const all = at.desk.clients(1, 100);
      if (!all.ok) throw new Error('There are no clients');
      return { at, picker: at.clients.picker, last: all.value.rows.at(-1)! };
    }

    it('loads all rows once something is typed, so that it finds a row of a later page without a press', async () => {
      const { at, picker, last } = await atThePicker();
      expect(picker.pages.rows.map(({ id }) => id)).not.toContain(last.id);
      picker.typed(last.email);
      await settled();
      expect(picker.pages.shown.map(({ id }) => id)).toEqual([last.id]);
      expect(picker.pages.search).toMatchObject({ found: 1, isWhole: true });
      const { length } = at.asked;
      picker.typed(`${last.email} `);
      await settled();
      expect(at.asked).toHaveLength(length);
    });

    it('returns the only row that Enter finds, also before the first page has arrived, and none of several', async () => {
      const { at, picker, last } = await atThePicker();
      void at.clients.picker.open();
      picker.typed(last.email);
      expect((await picker.search())?.id).toBe(last.id);
      picker.typed('');
      expect(await picker.search()).toBeNull();
      picker.typed('nothing like it');
      expect(await picker.search()).toBeNull();
    });

    it('finds nothing by Enter if the other rows cannot be loaded', async () => {
      const { at, picker, last } = await atThePicker();
      at.twins.line.failNext({ reason: 'offline' });
      picker.typed(last.email);
      expect(await picker.search()).toBeNull();
      expect(picker.pages.status.step).toBe('failed');
    });
  });

  it('the picker of motorbikes returns the only one that the server finds', async () => {
    const at = new SellingDeskAtWork();
    await at.motorbikes.picker.open();
    const { vin, id } = at.motorbikes.picker.pages.rows.find(bike => bike.vin !== '')!;
    at.motorbikes.picker.typed(vin);
    expect((await at.motorbikes.picker.search())?.id).toBe(id);
  });

  /** The lists that are paged and searched, and what the market would answer to the question that stands. */
  const lists = {
    motorbikes: (at: SellingDeskAtWork) => ({
      search: at.motorbikes.list,
      rows: at.motorbikes.list.pages,
      served: (page: number, query: string) => at.desk.invoicing.motorbikes({ page, perPage: 20, query }).rows,
    }),
    'motorbike picker': (at: SellingDeskAtWork) => ({
      search: at.motorbikes.picker,
      rows: at.motorbikes.picker.pages,
      served: (page: number, query: string) => at.desk.invoicing.motorbikes({ page, perPage: 10, query }).rows,
    }),
    templates: (at: SellingDeskAtWork) => ({
      search: at.templates.list,
      rows: at.templates.list.pages,
      served: (page: number) => at.desk.invoicing.templates(page, 5).rows,
    }),
    'template picker': (at: SellingDeskAtWork) => ({
      search: at.templates.picker,
      rows: at.templates.picker.pages,
      served: (page: number) => at.desk.invoicing.templates(page, 10).rows,
    }),
    'client picker': (at: SellingDeskAtWork) => ({
      search: at.clients.picker,
      rows: at.clients.picker.pages,
      served: (page: number) => {
        const clients = at.desk.clients(page, 10);
        return clients.ok ? clients.value.rows : [];
      },
    }),
  };

  it.each(Object.entries(lists))('the %s always shows the answer to the last request', async (_, listOf) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (scheduler, plan) => {
        const at = new SellingDeskAtWork(scheduler);
        // So many that each of the lists has several pages.
        for (let more = 0; more < 14; more += 1) {
          at.desk.invoicing.addTemplate({ name: `More ${more}`, renderKeyId: 1 as RenderKeyId, customFields: [] });
        }
        const { search, rows, served } = listOf(at);
        await run(scheduler, plan, ([what, query, page]) => {
          if (what === 'type') search.typed(query);
          else if (what === 'search') void search.search();
          else if (what === 'page') void search.turnTo(page);
          else if (what === 'reload') void search.reload();
          else at.twins.clock.advance(150);
        });
        at.twins.clock.advance(300);
        await settled();
        await scheduler.waitIdle();
        if (!rows.hasArrived) return expect(at.asked).toEqual([]);
        const expected = served(rows.page, rows.query).map(({ id }) => id);
        expect(rows.rows.map(({ id }) => id)).toEqual(expected);
        expect(rows.status).toEqual({ step: 'idle' });
      }),
      { numRuns: 100 },
    );
  });
});

describe('LostWrites', () => {
  const SECOND = 1_000;
  const REREAD_FOR = 66;
  const lost = { reason: 'timedOut' } as const;

  async function secondsPass(at: SellingWork, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      at.twins.clock.advance(SECOND);
      await settled();
    }
  }

  const sent = (at: SellingWork, kind: string) => at.calls.filter(call => call.startsWith(kind));

  describe('a new client whose answer is lost', () => {
    async function creating() {
      const at = new SellingWork();
      await at.open('new');
      const form = someClientValues({ lastName: 'Neumann' });
      at.form.edit(form);
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(lost));
      const created = at.create();
      await settled();
      return { at, form, created };
    }

    it('is created if the list shows the client some seconds later', async () => {
      const { at, form, created } = await creating();
      expect(at.unsent.all).toMatchObject([{ state: { step: 'sending' } }]);
      await at.twins.clients.add(form);
      await secondsPass(at, 3);
      await created;
      expect([at.unsent.all.length, sent(at, 'create').length]).toEqual([0, 1]);
    });

    it('can be restored after 60 s, and its failure leaves the outcome open', async () => {
      const { at, created } = await creating();
      await secondsPass(at, REREAD_FOR);
      await created;
      expect(at.unsent.shown).toMatchObject([{ state: { step: 'failed', failure: lost } }]);
      expect(sent(at, 'create')).toHaveLength(1);
    });
  });

  describe('a new client like one that the list shows, whose answer is lost,', () => {
    it('is unknown after 60 s if there is no other one', async () => {
      const at = new SellingWork();
      const form = someClientValues({ lastName: 'Neumann' });
      await at.twins.clients.add(form);
      await at.clients.list.turnTo(1);
      await at.open('new');
      at.form.edit(form);
      jest.spyOn(at.twins.clients, 'add').mockResolvedValueOnce(failed(lost));
      const created = at.create();
      await secondsPass(at, REREAD_FOR);
      await created;
      expect(at.unsent.shown).toMatchObject([{ state: { step: 'failed', failure: lost } }]);
    });
  });

  describe('a new motorbike without a VIN whose answer is lost', () => {
    const motorbike = { model: 'V7', brandId: 20 as BrandId, vin: '' };

    async function saving(isAdded: boolean) {
      const at = new SellingDeskAtWork();
      at.desk.invoicing.addMotorbike(motorbike);
      const { dialog } = at.motorbikes;
      await dialog.open();
      dialog.form!.edit(motorbike);
      if (isAdded) at.twins.line.loseNextAnswer(lost);
      else jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
      const saved = at.motorbikes.save();
      await settled();
      return { at, saved, dialog };
    }

    it('is not proved by an equal motorbike that was there before', async () => {
      const { at, saved, dialog } = await saving(false);
      for (let second = 0; second < REREAD_FOR; second += 1) await at.passes(SECOND);
      await saved;
      expect(dialog.form?.writing).toEqual({ step: 'failed', failure: lost });
    });

    it('is saved if the list shows a second one', async () => {
      const { saved, dialog } = await saving(true);
      await saved;
      expect(dialog.isOpen).toBe(false);
    });

    it('is unknown if the list could not be read before', async () => {
      const at = new SellingDeskAtWork();
      const { dialog } = at.motorbikes;
      await dialog.open();
      dialog.form!.edit(motorbike);
      at.twins.line.failNext(lost);
      at.twins.line.loseNextAnswer(lost);
      const saved = at.motorbikes.save();
      for (let second = 0; second < REREAD_FOR; second += 1) await at.passes(SECOND);
      await saved;
      expect(dialog.form?.writing).toEqual({ step: 'failed', failure: lost });
    });
  });

  describe('a new entry whose list does not answer', () => {
    it('is sent at once, and its dialog closes with the answer', async () => {
      const at = new SellingDeskAtWork();
      const neverAnswered = new Promise<never>(() => {});
      const motorbikesListed = jest.spyOn(at.twins.motorbikes, 'list').mockReturnValueOnce(neverAnswered);
      const templatesListed = jest.spyOn(at.twins.invoiceTemplates, 'list').mockReturnValueOnce(neverAnswered);
      await at.motorbikes.dialog.open();
      at.motorbikes.dialog.form!.edit({ model: 'V7', brandId: 20 });
      await at.motorbikes.save();
      await at.templates.dialog.open();
      at.templates.dialog.form!.edit({ name: 'Trade fair', renderKeyId: 1 });
      await at.templates.save();
      expect([at.motorbikes.dialog.isOpen, at.templates.dialog.isOpen]).toEqual([false, false]);
      expect(motorbikesListed.mock.calls[0]?.[1]?.aborted).toBe(true);
      expect(templatesListed.mock.calls[0]?.[1]?.aborted).toBe(true);
    });

    it('is unknown if its own answer is lost too', async () => {
      const at = new SellingDeskAtWork();
      const { dialog } = at.motorbikes;
      await dialog.open();
      dialog.form!.edit({ model: 'V7', brandId: 20 });
      jest.spyOn(at.twins.motorbikes, 'list').mockReturnValueOnce(new Promise(() => {}));
      const added = jest.spyOn(at.twins.motorbikes, 'add');
      at.twins.line.loseNextAnswer(lost);
      const saved = at.motorbikes.save();
      for (let second = 0; second < REREAD_FOR; second += 1) await at.passes(SECOND);
      await saved;
      expect(dialog.form?.writing).toEqual({ step: 'failed', failure: lost });
      expect(added).toHaveBeenCalledTimes(1);
    });
  });

  describe('a changed client whose answer is lost', () => {
    async function saving() {
      const at = new SellingWork();
      const client = await at.aClient();
      await at.open(client.id);
      at.form.arrived(clientValuesOf(client));
      at.form.edit({ lastName: 'Changed' });
      at.twins.line.failNext(lost);
      const { values } = at.form;
      const saved = at.save();
      await settled();
      return { at, client, values, saved };
    }

    it('is saved if the server has the change some seconds later', async () => {
      const { at, client, values, saved } = await saving();
      await at.twins.clients.change(client.id, values);
      await secondsPass(at, 3);
      await saved;
      expect(at.form.writing).toEqual({ step: 'saved' });
      expect(sent(at, 'update')).toHaveLength(1);
    });

    it('is unknown after 60 s and keeps the input', async () => {
      const { at, saved } = await saving();
      await secondsPass(at, REREAD_FOR);
      await saved;
      expect(at.form.writing).toEqual({ step: 'failed', failure: lost });
      expect(at.form.values.lastName).toBe('Changed');
    });
  });
});
