import { CompareClients } from '../../../../src/application/selling/clients/CompareClients';
import { clientName } from '../../../../src/domain/selling/clients/Client';
import { emptyClientForm } from '../../../../src/domain/selling/clients/emptyClientForm';
import { settled } from '../../../support/settled';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

function atTheForm() {
  const at = new SellingDeskAtWork();
  return { at, compare: at.container.get(CompareClients) };
}

describe('CompareClients', () => {
  it('names a client of any page that has the same tax number as the new one', async () => {
    const { at, compare } = atTheForm();
    const page = at.desk.clients(2, 20);
    const there = page.ok ? page.value.rows.find(({ taxNumber }) => taxNumber !== '') : undefined;
    const stop = compare.run();
    await settled();
    expect(compare.doublesOf(emptyClientForm)).toEqual([]);
    const doubles = compare.doublesOf({ ...emptyClientForm, taxNumber: there!.taxNumber });
    expect(doubles.map(({ client, signs }) => [clientName(client), signs])).toEqual([
      [clientName(there!), ['taxNumber']],
    ]);
    stop();
  });

  it('knows whether it could fetch all clients, and fetches them again on the next visit', async () => {
    const { at, compare } = atTheForm();
    at.twins.line.failNext({ reason: 'timedOut' });
    compare.run();
    await settled();
    expect(compare.isWhole).toBe(false);
    compare.run();
    await settled();
    expect(compare.isWhole).toBe(true);
  });
});
