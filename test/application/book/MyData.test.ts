import { MyData } from '../../../src/application/book/MyData';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { aHandover } from '../../support/aHandover';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const hashId = 'MB-1' as HashId;
const limit = (amount: number, changedAt = 1) => ({ key: hashId, changedAt, value: euros(amount) });

async function aDealer() {
  const { container, twins, session } = new Workplace();
  const dealer = session.dealerKey;
  await twins.book.put(dealer, 'limits', [limit(100)]);
  return {
    book: twins.book,
    dealer,
    session,
    myData: container.get(MyData),
  };
}

async function exported(myData: MyData): Promise<string> {
  const file = await myData.exported();
  if (file === null) throw new Error('nothing was exported');
  return file.text;
}

it('MyData follows how much is stored until the page is left', async () => {
  const { book, dealer, myData } = await aDealer();
  const leave = myData.run();
  await settled();
  expect(myData.usage?.limits.count).toBe(1);
  await book.put(dealer, 'notes', [{ key: hashId, changedAt: 1, value: 'rust' }]);
  await settled();
  expect(myData.usage?.notes.count).toBe(1);
  leave();
  await book.removeAll(dealer);
  await settled();
  expect(myData.usage).toBeNull();
});

it('MyData lists the handovers that were begun, the newest first', async () => {
  const { book, dealer, myData } = await aDealer();
  const unbegun = { ...aHandover, checks: {} };
  await book.put(dealer, 'handovers', [
    { key: 'MB-1', changedAt: 1, value: aHandover },
    { key: 'MB-2', changedAt: 3, value: aHandover },
    { key: 'MB-3', changedAt: 2, value: aHandover },
    { key: 'MB-4', changedAt: 4, value: unbegun },
  ]);
  myData.run();
  await settled();
  expect(myData.handovers.map(handover => handover.hashId)).toEqual(['MB-2', 'MB-3', 'MB-1']);
});

it('MyData asks for nothing after the removal of all data while the dealer signs out', async () => {
  const { book, dealer, session, myData } = await aDealer();
  myData.run();
  await settled();
  session.signOutStarted();
  const usages = jest.spyOn(book, 'usage');
  await book.removeAll(dealer);
  expect(usages).not.toHaveBeenCalled();
});

it('everything is back after an export, a deletion and an import', async () => {
  const { book, dealer, myData } = await aDealer();
  const text = await exported(myData);
  expect(myData.work).toEqual({ step: 'done', task: 'export' });
  const before = await book.contents(dealer);
  await myData.deleteAll();
  expect(myData.work).toEqual({ step: 'done', task: 'delete' });
  expect(await book.readAll(dealer, 'limits')).toMatchObject({ value: [] });
  await myData.reviewFile(text);
  expect(myData.review).toMatchObject({
    isOfAnotherDealer: false,
    summary: { limits: { added: 1, replaced: 0, kept: 0 } },
  });
  await myData.importReviewed();
  expect(myData.work).toEqual({ step: 'done', task: 'import' });
  expect(myData.review).toBeNull();
  expect(await book.contents(dealer)).toEqual(before);
});

it('a review changes nothing, and the import keeps a record that became newer after the review', async () => {
  const { book, dealer, myData } = await aDealer();
  const text = (await exported(myData)).replace('"changedAt":1', '"changedAt":5').replace('10000', '20000');
  await myData.reviewFile(text);
  expect(myData.review?.summary.limits).toEqual({ added: 0, replaced: 1, removed: 0, kept: 0 });
  expect(await book.read(dealer, 'limits', hashId)).toMatchObject({ value: limit(100) });
  await book.put(dealer, 'limits', [limit(300, 9)]);
  await myData.importReviewed();
  expect(await book.read(dealer, 'limits', hashId)).toMatchObject({ value: limit(300, 9) });
});

it('a review says why a file is refused, and marks a file of another dealer', async () => {
  const { myData } = await aDealer();
  const text = await exported(myData);
  await myData.reviewFile('nonsense');
  expect(myData.work).toEqual({ step: 'failed', task: 'import', failure: { reason: 'notJson' } });
  await myData.importReviewed();
  expect(myData.work).toMatchObject({ step: 'failed' });
  await myData.reviewFile(text.replace('10000', '"much"'));
  expect(myData.review?.file).toMatchObject({ records: { limits: [] }, unreadable: 1 });
  await myData.reviewFile(text.replace('"dealer":"11"', '"dealer":"12"'));
  expect(myData.review?.isOfAnotherDealer).toBe(true);
  myData.dismissReview();
  expect(myData.review).toBeNull();
});

it('each task says why the data cannot be used', async () => {
  const { book, myData } = await aDealer();
  const text = await exported(myData);
  await myData.reviewFile(text);
  const failure = { reason: 'unavailable' } as const;
  book.failure = failure;
  await myData.importReviewed();
  expect(myData.work).toEqual({ step: 'failed', task: 'import', failure });
  expect(await myData.exported()).toBeNull();
  expect(myData.work).toEqual({ step: 'failed', task: 'export', failure });
  await myData.reviewFile(text);
  expect(myData.work).toEqual({ step: 'failed', task: 'import', failure });
  await myData.deleteAll();
  expect(myData.work).toEqual({ step: 'failed', task: 'delete', failure });
  myData.run();
  await settled();
  expect(myData.work).toEqual({ step: 'failed', task: 'show', failure });
});
