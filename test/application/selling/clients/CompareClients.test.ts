import { CompareClients } from '../../../../src/application/selling/clients/CompareClients';
import { EditClient } from '../../../../src/application/selling/clients/EditClient';
import { clientName } from '../../../../src/domain/selling/clients/Client';
import { settled } from '../../../support/settled';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

async function atTheForm() {
  const at = new SellingDeskAtWork();
  const editing = at.container.get(EditClient);
  await editing.open('new');
  const compare = at.container.get(CompareClients);
  return { at, editing, compare };
}

describe('CompareClients', () => {
  it('names a client of any page that has the same tax number as the new one', async () => {
    const { at, editing, compare } = await atTheForm();
    const page = at.desk.clients(2, 20);
    const there = page.ok ? page.value.rows.find(({ taxNumber }) => taxNumber !== '') : undefined;
    const stop = compare.run();
    await settled();
    expect(compare.doubles).toEqual([]);
    editing.execute({ taxNumber: there!.taxNumber });
    expect(compare.doubles.map(({ client, signs }) => [clientName(client), signs])).toEqual([
      [clientName(there!), ['taxNumber']],
    ]);
    stop();
  });

  it('knows whether it could fetch all clients, and fetches them again on the next visit', async () => {
    const { at, compare } = await atTheForm();
    at.twins.line.failNext({ reason: 'timedOut' });
    compare.run();
    await settled();
    expect(compare.isWhole).toBe(false);
    compare.run();
    await settled();
    expect(compare.isWhole).toBe(true);
  });

  it('does not compare an existing client with the others', async () => {
    const { at, editing, compare } = await atTheForm();
    compare.run();
    await settled();
    await editing.open(at.client());
    editing.execute({ phoneNumber: compare.known[0]!.phoneNumber });
    expect(compare.doubles).toEqual([]);
  });
});
