import { InMemoryDrafts } from '../../../src/infrastructure/inMemory/InMemoryDrafts';

test('InMemoryDrafts keeps copies of drafts by dealer and place', async () => {
  const drafts = new InMemoryDrafts();
  const draft = { amount: '8500' };
  await drafts.keep('mara', 'bid/MB-1', draft);
  await drafts.keep('mara', 'bid/MB-2', { amount: '1' });
  await drafts.keep('jonas', 'bid/MB-1', { amount: '2' });
  draft.amount = '9';
  expect(await drafts.read('mara', 'bid/MB-1')).toEqual({ amount: '8500' });
  await drafts.discard('mara', 'bid/MB-2');
  expect(await drafts.read('mara', 'bid/MB-2')).toBeUndefined();
  await drafts.discardAll('mara');
  expect(await drafts.read('mara', 'bid/MB-1')).toBeUndefined();
  expect(await drafts.read('jonas', 'bid/MB-1')).toEqual({ amount: '2' });
});
