import { SellingWork } from '../../support/SellingWork';
import { watchActions } from '../../support/watchActions';

watchActions();

it('CountSelling counts the clients and keeps the count if a later request fails', async () => {
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
