/** @jest-environment node */
import { clientName } from '../../src/domain/selling/clients/Client';
import { clientValuesOf, toSend } from '../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../src/domain/selling/clients/emptyClientValues';
import { failed, success } from '../../src/domain/shared/Result';
import { someClientValues } from '../support/someClientValues';
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
