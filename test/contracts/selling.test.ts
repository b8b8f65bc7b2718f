import * as fc from 'fast-check';
import type { HashId } from '../../src/domain/offers/Offer';
import type { CheckedKind } from '../../src/domain/selling/checks/CheckedNumber';
import { type ClientId, clientName } from '../../src/domain/selling/clients/Client';
import { clientValuesOf, toSend } from '../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../src/domain/selling/clients/emptyClientValues';
import type { NewClientInvoice } from '../../src/domain/selling/invoices/InvoiceForm';
import { vatOptions } from '../../src/domain/selling/invoices/Vat';
import {
  type BrandId,
  brandNameOf,
  type Motorbike,
  type MotorbikeId,
} from '../../src/domain/selling/motorbikes/Motorbike';
import type { InvoiceTemplate, RenderKeyId } from '../../src/domain/selling/templates/InvoiceTemplate';
import { euros } from '../../src/domain/shared/Money';
import { failed, success } from '../../src/domain/shared/Result';
import { StdnumTaxIds } from '../../src/infrastructure/taxIds/StdnumTaxIds';
import { aClientInvoice } from '../support/aClientInvoice';
import { someClientValues } from '../support/someClientValues';
import { InMemoryTaxIds } from '../twins/BrowserTwins';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';

describeMarket('Clients', null, subject => {
  const { signal } = new AbortController();
  const desk = () => {
    const opened = dealerOf(subject, 'seller').selling();
    if (!opened.ok) throw new Error('The seller has no desk');
    return opened.value;
  };
  const page = async (number = 1, perPage = 20) => {
    const answer = await subject.clients.list({ page: number, perPage }, signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    return answer.value;
  };

  it('lists the clients of the market page by page', async () => {
    subject.haveSession('seller');
    for (const [number, perPage] of [
      [1, 20],
      [3, 20],
      [99, 20],
      [2, 7],
    ] as const) {
      expect(await subject.clients.list({ page: number, perPage }, signal)).toEqual(desk().clients(number, perPage));
    }
    expect((await page()).rows).toHaveLength(20);
  });

  it('finds a client by id and reports an unknown id', async () => {
    subject.haveSession('seller');
    for (const client of (await page()).rows) {
      expect(await subject.clients.byId(client.id, signal)).toEqual(success(client));
    }
    const unknown = 1 as Parameters<typeof subject.clients.byId>[0];
    expect(await subject.clients.byId(unknown, signal)).toMatchObject(failed({ reason: 'notFound' }));
  });

  it.each(['company', 'personal'] as const)('adds a %s with all fields', async type => {
    subject.haveSession('seller');
    const form = toSend(someClientValues({ type, place: 'Łódź', vatNumber: '', country: 'poland' }));
    expect(await subject.clients.add(form)).toEqual(success(undefined));
    const [added] = (await page()).rows;
    if (!added) throw new Error('Nobody was added');
    expect(clientValuesOf(added)).toEqual(form);
    expect(clientName(added)).toBe(type === 'company' ? form.companyName : `${form.firstName} ${form.lastName}`);
  });

  it('changes and empties the fields of one client only', async () => {
    subject.haveSession('seller');
    const [first, second] = (await page()).rows;
    if (!first || !second) throw new Error('There are too few');
    const form = { ...clientValuesOf(first), email: '', country: '', street: 'Nowa' } as const;
    expect(await subject.clients.change(first.id, form)).toEqual(success(undefined));
    expect(await subject.clients.byId(first.id, signal)).toEqual(success({ ...first, ...form }));
    expect(await subject.clients.byId(second.id, signal)).toEqual(success(second));
  });

  it('removes a client, who can then be neither changed nor removed again', async () => {
    subject.haveSession('seller');
    const before = await page();
    const [first] = before.rows;
    if (!first) throw new Error('There is nobody');
    expect(await subject.clients.remove(first.id)).toEqual(success(undefined));
    const after = await page();
    expect(after.totalCount).toBe(before.totalCount - 1);
    expect(after.rows).not.toContainEqual(first);
    const gone = failed({ reason: 'notFound' });
    expect(await subject.clients.remove(first.id)).toMatchObject(gone);
    expect(await subject.clients.change(first.id, clientValuesOf(first))).toMatchObject(gone);
    expect(await subject.clients.byId(first.id, signal)).toMatchObject(gone);
  });

  it('names a refused field and changes nothing', async () => {
    subject.haveSession('seller');
    const before = await page();
    const words = 'This field is required.';
    const refused = failed({ reason: 'refused', status: 422, message: words, fields: { houseNumber: words } });
    expect(await subject.clients.add(someClientValues({ houseNumber: '' }))).toEqual(refused);
    const [first] = before.rows;
    expect(await subject.clients.change(first!.id, someClientValues({ houseNumber: '' }))).toEqual(refused);
    expect(await page()).toEqual(before);
  });

  it('refuses a dealer whose sell module is locked, and keeps the session', async () => {
    subject.haveSession('buyer');
    const locked = failed({ reason: 'refused', status: 403, message: 'The sell module is not unlocked.' });
    expect(await subject.clients.list({ page: 1, perPage: 20 }, signal)).toEqual(locked);
    expect(await subject.clients.add(emptyClientValues)).toEqual(locked);
    expect((await subject.profiles.current()).ok).toBe(true);
  });

  it('reports an aborted request and a missing session', async () => {
    expect(await subject.clients.list({ page: 1, perPage: 20 }, signal)).toEqual(failed({ reason: 'unauthorized' }));
    expect(await subject.clients.list({ page: 1, perPage: 20 }, AbortSignal.abort())).toEqual(
      failed({ reason: 'aborted' }),
    );
  });

  it('reports offline if it cannot be reached', async () => {
    subject.haveSession('seller');
    subject.unplug();
    expect(await subject.clients.list({ page: 1, perPage: 20 }, signal)).toEqual(failed({ reason: 'offline' }));
    expect(await subject.clients.add(someClientValues())).toEqual(failed({ reason: 'offline' }));
  });
});

describeMarket('ClientInvoices', 'seller', subject => {
  const { signal } = new AbortController();
  const issue = async (invoice: NewClientInvoice) => {
    const clients = await subject.clients.list({ page: 1, perPage: 1 }, signal);
    const client = clients.ok ? clients.value.rows[0] : undefined;
    if (!client) throw new Error('There is no client');
    return subject.clientInvoices.issue(client.id, invoice);
  };
  /** The invoices that the market has filed, latest last. */
  const filed = () => {
    const desk = dealerOf(subject, 'seller').selling();
    if (!desk.ok) throw new Error('The seller has no desk');
    return desk.value.invoicing.papers;
  };

  it('answers with the address of a PDF', async () => {
    const issued = await issue(aClientInvoice());
    if (!issued.ok) throw new Error(issued.failure.reason);
    expect(issued.value).toMatch(/^(https?|blob):/);
  });

  it.each(vatOptions)('sends everything that was typed, to the cent: %s', async vatOption => {
    const invoice = aClientInvoice({
      vatOption,
      priceType: 'gross',
      price: euros(1234.56),
      downPayment: euros(0.07),
    });
    expect((await issue(invoice)).ok).toBe(true);
    const { invoiceNumber: number, invoiceDate, deliveryDate, vin } = invoice;
    const sums = { vatOption, gross: euros(1234.56), downPayment: euros(0.07), remaining: euros(1234.49) };
    expect(filed().at(-1)).toMatchObject({ number, invoiceDate, deliveryDate, vin, ...sums });
  });

  it('sends the net price, the motorbike and the template', async () => {
    const [bikes, templates, brands] = await Promise.all([
      subject.motorbikes.list({ page: 1, perPage: 2, query: '' }, signal),
      subject.invoiceTemplates.list({ page: 1, perPage: 2 }, signal),
      subject.motorbikes.brands(signal),
    ]);
    const bike = bikes.ok ? bikes.value.rows[1] : undefined;
    const template = templates.ok ? templates.value.rows[1] : undefined;
    if (!bike || !template || !brands.ok) throw new Error('There is nothing to choose from');
    const invoice = aClientInvoice({
      priceType: 'gross',
      price: euros(1234.56),
      netPrice: euros(1003.71),
      motorbike: { id: bike.id, name: 'called otherwise' },
      template: { id: template.id, name: 'called otherwise' },
    });
    expect((await issue(invoice)).ok).toBe(true);
    const sums = { net: euros(1003.71), vat: euros(230.85), gross: euros(1234.56) };
    const vehicle = `${brandNameOf(bike, brands.value.rows)} ${bike.model}`;
    const { name, customFields } = template;
    expect(filed().at(-1)).toMatchObject({ ...sums, vehicle, template: name, customFields });
  });

  it('sends a vehicle that is not in the list of motorbikes as it was typed', async () => {
    await issue(aClientInvoice({ motorbike: { id: null, name: 'Hymer B 678' } }));
    expect(filed().at(-1)).toMatchObject({ vehicle: 'Hymer B 678' });
  });

  it('accepts an invoice without price, motorbike and template', async () => {
    const bare = { price: null, netPrice: null, downPayment: null, motorbike: null, template: null, vin: '' };
    expect((await issue(aClientInvoice(bare))).ok).toBe(true);
    expect(filed().at(-1)).toMatchObject({ gross: 0, vehicle: '', template: '' });
  });

  it('refuses an invoice for an unknown client', async () => {
    const answer = await subject.clientInvoices.issue(1 as ClientId, aClientInvoice());
    expect(answer).toMatchObject(failed({ reason: 'notFound' }));
    expect(filed()).toEqual([]);
  });

  it('refuses a dealer whose sell module is locked', async () => {
    subject.haveSession('buyer');
    const answer = await subject.clientInvoices.issue(1 as ClientId, aClientInvoice());
    expect(answer).toMatchObject({ failure: { reason: 'refused', status: 403 } });
  });

  it('issues an invoice once, even if the answer is lost', async () => {
    subject.loseNextAnswer();
    expect((await issue(aClientInvoice())).ok).toBe(false);
    expect(filed()).toHaveLength(1);
  });
});

describeMarket('Invoices', null, subject => {
  const { signal } = new AbortController();

  it('lists the invoices of the market page by page', async () => {
    subject.haveSession('buyer');
    for (const page of [1, 99]) {
      expect(await subject.invoices.list(page, signal)).toEqual(
        success(subject.told(dealerOf(subject, 'buyer').invoices(page))),
      );
    }
    expect(dealerOf(subject, 'buyer').invoices(1).rows.length).toBeGreaterThan(0);
  });

  it('names the offer of each invoice by its hash id, and uses ids that no offer has', async () => {
    subject.haveSession('buyer');
    const buyer = dealerOf(subject, 'buyer');
    const answer = await subject.invoices.list(1, signal);
    const rows = answer.ok ? answer.value.rows : [];
    expect(rows).not.toEqual([]);
    for (const { id, offer } of rows) {
      expect(buyer.open(offer!)?.offer.deal).toMatchObject({ invoiceCreated: true });
      expect(buyer.open(String(id) as HashId)).toBeNull();
    }
  });

  it('returns an empty list for a dealer who has bought nothing', async () => {
    subject.haveSession('testAccess');
    const { limit } = dealerOf(subject, 'buyer').invoices(1);
    const none = { rows: [], received: 0, totalPages: 0, totalCount: 0, limit };
    expect(await subject.invoices.list(1, signal)).toEqual(success(subject.told(none)));
  });

  it('reports an aborted request and a missing session', async () => {
    expect(await subject.invoices.list(1, signal)).toEqual(failed({ reason: 'unauthorized' }));
    expect(await subject.invoices.list(1, AbortSignal.abort())).toEqual(failed({ reason: 'aborted' }));
  });

  it('reports offline if it cannot be reached', async () => {
    subject.haveSession('buyer');
    subject.unplug();
    expect(await subject.invoices.list(1, signal)).toEqual(failed({ reason: 'offline' }));
  });
});

describeMarket('InvoiceTemplates', 'seller', subject => {
  const { signal } = new AbortController();
  const rows = async (page = 1, perPage = 5) => {
    const answer = await subject.invoiceTemplates.list({ page, perPage }, signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    return answer.value;
  };
  const first = async (): Promise<InvoiceTemplate> => {
    const [found] = (await rows()).rows;
    if (!found) throw new Error('There is no template');
    return found;
  };

  it('lists five templates per page with their custom fields', async () => {
    const { rows: templates, totalPages, totalCount } = await rows();
    expect(templates).toHaveLength(5);
    expect(totalPages).toBe(Math.ceil(totalCount / 5));
    const all = [...templates, ...(await rows(2)).rows];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.some(({ customFields }) => customFields.length === 0)).toBe(true);
    expect(all.some(({ customFields }) => customFields.length > 1)).toBe(true);
  });

  it('adds a template at the top, changes it and removes it', async () => {
    const template = { name: 'Für „Łódź“', renderKeyId: 2 as RenderKeyId, customFields: ['Żółty', 'B'] };
    expect(await subject.invoiceTemplates.add(template)).toEqual(success(undefined));
    const { id } = await first();
    expect(await first()).toEqual({ id, ...template });
    const changed = { ...template, customFields: [] };
    expect(await subject.invoiceTemplates.change(id, changed)).toEqual(success(undefined));
    expect(await first()).toEqual({ id, ...changed });
    expect(await subject.invoiceTemplates.remove(id)).toEqual(success(undefined));
    expect(await subject.invoiceTemplates.remove(id)).toMatchObject(failed({ reason: 'notFound' }));
    expect(await subject.invoiceTemplates.change(id, changed)).toMatchObject(failed({ reason: 'notFound' }));
  });

  it('refuses a template without an existing HTML template or without a name', async () => {
    const keys = await subject.invoiceTemplates.renderKeys(signal);
    if (!keys.ok) throw new Error(keys.failure.reason);
    expect(keys.value.rows.length).toBeGreaterThan(1);
    expect(keys.value.received).toBe(keys.value.rows.length);
    const unknown = { name: 'A', renderKeyId: 999 as RenderKeyId, customFields: [] };
    const refused = await subject.invoiceTemplates.add(unknown);
    expect(refused).toMatchObject({
      failure: { status: 422, fields: { renderKeyId: 'This HTML template does not exist.' } },
    });
    const nameless = { name: '', renderKeyId: 1 as RenderKeyId, customFields: [] };
    expect(await subject.invoiceTemplates.add(nameless)).toMatchObject({ failure: { status: 422 } });
  });

  it('refuses a dealer whose sell module is locked', async () => {
    subject.haveSession('buyer');
    const locked = { failure: { reason: 'refused', status: 403 } };
    expect(await subject.invoiceTemplates.list({ page: 1, perPage: 5 }, signal)).toMatchObject(locked);
    expect(await subject.invoiceTemplates.renderKeys(signal)).toMatchObject(locked);
  });

  it('reports an aborted request', async () => {
    expect(await subject.invoiceTemplates.list({ page: 1, perPage: 5 }, AbortSignal.abort())).toEqual(
      failed({ reason: 'aborted' }),
    );
  });
});

describeMarket('Motorbikes', 'seller', subject => {
  const { signal } = new AbortController();
  const rows = async (query = '', page = 1, perPage = 20) => {
    const answer = await subject.motorbikes.list({ page, perPage, query }, signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    return answer.value;
  };
  const first = async (query = ''): Promise<Motorbike> => {
    const [found] = (await rows(query)).rows;
    if (!found) throw new Error('There is no motorbike');
    return found;
  };

  it('lists the requested number of motorbikes per page, none twice', async () => {
    const { totalCount, totalPages } = await rows('', 1, 10);
    expect(totalPages).toBe(Math.ceil(totalCount / 10));
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, index) => rows('', index + 1, 10)));
    const ids = pages.flatMap(page => page.rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(totalCount);
    expect((await rows('', totalPages + 1, 10)).rows).toEqual([]);
  });

  it('finds motorbikes by model, brand and VIN in any case', async () => {
    const added = { model: 'Größe & Co [1]', brandId: 20 as BrandId, vin: 'ZGULD0000JM000001' };
    expect(await subject.motorbikes.add(added)).toEqual(success(undefined));
    for (const query of ['größe & co [1]', 'zguld0000jm', 'MOTO GUZZI Größe']) {
      expect(await first(query)).toMatchObject(added);
    }
    expect(await rows('no such motorbike')).toEqual({ rows: [], received: 0, totalPages: 0, totalCount: 0 });
  });

  it('adds a motorbike at the top, changes it and removes it', async () => {
    await subject.motorbikes.add({ model: 'V7', brandId: 20 as BrandId, vin: '' });
    const { id } = await first();
    const changed = { model: 'V9', brandId: 1 as BrandId, vin: 'X' };
    expect(await subject.motorbikes.change(id, changed)).toEqual(success(undefined));
    expect(await first()).toMatchObject({ id, ...changed });
    expect(await subject.motorbikes.remove(id)).toEqual(success(undefined));
    expect(await subject.motorbikes.remove(id)).toMatchObject(failed({ reason: 'notFound' }));
    expect(await subject.motorbikes.change(id, changed)).toMatchObject(failed({ reason: 'notFound' }));
    expect((await first()).id).not.toBe(id);
  });

  it('refuses a blank model and an unknown brand by field', async () => {
    const blank = await subject.motorbikes.add({ model: '', brandId: 1 as BrandId, vin: '' });
    expect(blank).toMatchObject({
      failure: { reason: 'refused', status: 422, fields: { model: 'This field is required.' } },
    });
    const unknown = await subject.motorbikes.change((await first()).id, {
      model: 'V7',
      brandId: 32 as BrandId,
      vin: '',
    });
    expect(unknown).toMatchObject({ failure: { status: 422, fields: { brandId: 'This brand does not exist.' } } });
  });

  it('knows 32 brands', async () => {
    const brands = await subject.motorbikes.brands(signal);
    if (!brands.ok) throw new Error(brands.failure.reason);
    expect(brands.value.received).toBe(32);
    expect(brands.value.rows).toHaveLength(32);
    expect(brands.value.rows).toContainEqual({ id: 33, name: 'Access Motor' });
  });

  it('refuses a dealer whose sell module is locked', async () => {
    subject.haveSession('buyer');
    const locked = { failure: { reason: 'refused', status: 403 } };
    expect(await subject.motorbikes.list({ page: 1, perPage: 20, query: '' }, signal)).toMatchObject(locked);
    expect(await subject.motorbikes.remove(1 as MotorbikeId)).toMatchObject(locked);
  });

  it('reports an aborted request', async () => {
    const aborted = failed({ reason: 'aborted' });
    const gone = AbortSignal.abort();
    expect(await subject.motorbikes.list({ page: 1, perPage: 20, query: '' }, gone)).toEqual(aborted);
    expect(await subject.motorbikes.brands(gone)).toEqual(aborted);
  });

  it('reports a failure if a write took effect but its answer was lost', async () => {
    const before = (await rows()).totalCount;
    subject.loseNextAnswer();
    const answer = await subject.motorbikes.add({ model: 'V7', brandId: 20 as BrandId, vin: '' });
    expect(answer.ok).toBe(false);
    expect((await rows()).totalCount).toBe(before + 1);
  });
});

describe('taxIds', () => {
  describe.each([
    ['StdnumTaxIds', new StdnumTaxIds()],
    ['InMemoryTaxIds', new InMemoryTaxIds()],
  ])('%s as TaxIds', (_name, taxIds) => {
    it.each<[CheckedKind, string]>([
      ['germanVatId', '136695976'],
      ['polishNip', '5260001246'],
      ['polishNip', '8567346215'],
    ])('accepts the %s %s', (kind, digits) => {
      expect(taxIds.fits({ kind, digits })).toBe(true);
    });

    it.each<[CheckedKind, string]>([
      ['germanVatId', '136695978'],
      ['germanVatId', '13669597'],
      ['germanVatId', '1366959760'],
      ['germanVatId', 'DE136695976'],
      ['polishNip', '5260001245'],
      ['polishNip', '526000124'],
      ['polishNip', 'abcdefghij'],
      ['polishNip', ''],
    ])('refuses the %s %s', (kind, digits) => {
      expect(taxIds.fits({ kind, digits })).toBe(false);
    });
  });

  it('StdnumTaxIds and InMemoryTaxIds always agree', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 11 });
    fc.assert(
      fc.property(fc.constantFrom<CheckedKind>('germanVatId', 'polishNip'), digits, (kind, number) => {
        expect(new StdnumTaxIds().fits({ kind, digits: number })).toBe(
          new InMemoryTaxIds().fits({ kind, digits: number }),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
