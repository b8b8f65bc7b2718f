import * as fc from 'fast-check';
import type { RenderKeyId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { run } from '../../../support/aRace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

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
