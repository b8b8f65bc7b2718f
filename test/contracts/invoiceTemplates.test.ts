/** @jest-environment node */
import type { InvoiceTemplate, RenderKeyId } from '../../src/domain/selling/templates/InvoiceTemplate';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';

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
