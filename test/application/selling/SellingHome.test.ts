import { EnterSelling } from '../../../src/application/selling/EnterSelling';
import { IssuedInvoiceStore } from '../../../src/application/selling/IssuedInvoiceStore';
import { ListIssuedInvoices } from '../../../src/application/selling/ListIssuedInvoices';
import { SellingEntryStore } from '../../../src/application/selling/SellingEntryStore';
import { InMemorySellingDoor } from '../../../src/infrastructure/inMemory/InMemorySellingDoor';
import { SellingWork } from '../../support/SellingWork';
import { watchActions } from '../../support/watchActions';

watchActions();

it('opens the selling area once, and says so where that fails', async () => {
  const door = new InMemorySellingDoor();
  const entry = new SellingEntryStore();
  const enter = new EnterSelling(door, entry);
  door.isStuck = true;
  await enter.execute();
  expect(entry.status).toEqual({ step: 'stuck', because: { reason: 'offline' } });
  door.isStuck = false;
  await enter.execute();
  door.isStuck = true;
  await enter.execute();
  expect(entry.status).toEqual({ step: 'open' });
});

it('counts the clients, and keeps what was counted when it cannot be asked again', async () => {
  const at = new SellingWork();
  await at.countSelling.execute();
  expect(at.counts.counts.get('clients')).toBe(47);
  at.twins.line.failNext({ reason: 'unauthorized' });
  await at.countSelling.execute();
  expect(at.counts.counts.get('clients')).toBe(47);
  expect(at.counts.failure).toEqual({ reason: 'unauthorized' });
  await at.countSelling.execute();
  expect(at.counts.failure).toBeNull();
});

it('lists the invoices issued here, and of a client only theirs', async () => {
  const at = new SellingWork();
  const store = new IssuedInvoiceStore();
  const { id } = await at.aClient();
  expect(store.of(id)).toBeNull();
  await new ListIssuedInvoices(at.twins.issuedInvoices, at.session, store).execute();
  expect(store.invoices).toHaveLength(3);
  expect(store.of(id)?.map(({ number }) => number)).toEqual(['2026/0003', '2026/0002']);
});
