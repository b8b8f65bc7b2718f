/** @jest-environment node */
import type { BrandId, Motorbike, MotorbikeId } from '../../src/domain/selling/motorbikes/Motorbike';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';

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
