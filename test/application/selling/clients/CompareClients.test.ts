import { CompareClients } from '../../../../src/application/selling/clients/CompareClients';
import { EditClientForm } from '../../../../src/application/selling/clients/EditClientForm';
import { KnownClientStore } from '../../../../src/application/selling/clients/KnownClientStore';
import { clientName } from '../../../../src/domain/selling/clients/Client';
import { settled } from '../../../support/settled';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

async function atTheForm() {
  const at = new SellingDeskAtWork();
  const editing = at.container.get(EditClientForm);
  await editing.open('new');
  const compare = at.container.get(CompareClients);
  return { at, editing, compare, known: at.container.get(KnownClientStore) };
}

describe('CompareClients', () => {
  it('names a client of any page that has the same tax number as the new one', async () => {
    const { at, editing, compare } = await atTheForm();
    const page = at.desk.clients(2, 20);
    const there = page.ok ? page.value.rows.find(({ taxNumber }) => taxNumber !== '') : undefined;
    const stop = compare.whileShown();
    await settled();
    expect(compare.doubles).toEqual([]);
    editing.execute({ taxNumber: there!.taxNumber });
    expect(compare.doubles.map(({ client, signs }) => [clientName(client), signs])).toEqual([
      [clientName(there!), ['taxNumber']],
    ]);
    stop();
  });

  it('says so if the clients could not be fetched, and compares nothing of an existing client', async () => {
    const { at, editing, compare, known } = await atTheForm();
    at.twins.line.failNext({ reason: 'timedOut' });
    compare.whileShown();
    await settled();
    expect(known.isWhole).toBe(false);
    compare.whileShown();
    await settled();
    expect(known.isWhole).toBe(true);
    await editing.open(at.client());
    editing.execute({ phoneNumber: known.clients[0]!.phoneNumber });
    expect(compare.doubles).toEqual([]);
  });
});
