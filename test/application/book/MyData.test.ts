import { DeleteBook } from '../../../src/application/book/DeleteBook';
import { ExportBook } from '../../../src/application/book/ExportBook';
import { MyDataStore } from '../../../src/application/book/MyDataStore';
import { ReviewImport } from '../../../src/application/book/ReviewImport';
import { ShowMyData } from '../../../src/application/book/ShowMyData';
import { TakeImport } from '../../../src/application/book/TakeImport';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
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
    store: container.get(MyDataStore),
    show: container.get(ShowMyData),
    exportBook: container.get(ExportBook),
    review: container.get(ReviewImport),
    take: container.get(TakeImport),
    remove: container.get(DeleteBook),
  };
}

async function exported({ exportBook }: Pick<Awaited<ReturnType<typeof aDealer>>, 'exportBook'>): Promise<string> {
  const file = await exportBook.execute();
  if (file === null) throw new Error('nothing was exported');
  return file.text;
}

it('ShowMyData follows how much is stored until the page is left', async () => {
  const { book, dealer, store, show } = await aDealer();
  const leave = show.run();
  await settled();
  expect(store.usage?.limits.count).toBe(1);
  await book.put(dealer, 'notes', [{ key: hashId, changedAt: 1, value: 'rust' }]);
  await settled();
  expect(store.usage?.notes.count).toBe(1);
  leave();
  await book.removeAll(dealer);
  await settled();
  expect(store.usage).toBeNull();
});

it('ShowMyData asks for nothing after the removal of all data while the dealer signs out', async () => {
  const { book, dealer, session, show } = await aDealer();
  show.run();
  await settled();
  session.signOutStarted();
  const usages = jest.spyOn(book, 'usage');
  await book.removeAll(dealer);
  expect(usages).not.toHaveBeenCalled();
});

it('everything is back after an export, a deletion and an import', async () => {
  const desk = await aDealer();
  const { book, dealer, store, review, take, remove } = desk;
  const text = await exported(desk);
  expect(store.work).toEqual({ step: 'done', task: 'export' });
  const before = await book.contents(dealer);
  await remove.execute();
  expect(store.work).toEqual({ step: 'done', task: 'delete' });
  expect(await book.readAll(dealer, 'limits')).toMatchObject({ value: [] });
  await review.execute(text);
  expect(store.review).toMatchObject({
    isOfAnotherDealer: false,
    summary: { limits: { added: 1, replaced: 0, kept: 0 } },
  });
  await take.execute();
  expect(store.work).toEqual({ step: 'done', task: 'import' });
  expect(store.review).toBeNull();
  expect(await book.contents(dealer)).toEqual(before);
});

it('ReviewImport changes nothing, and TakeImport keeps a record that became newer after the review', async () => {
  const desk = await aDealer();
  const { book, dealer, store, review, take } = desk;
  const text = (await exported(desk)).replace('"changedAt":1', '"changedAt":5').replace('10000', '20000');
  await review.execute(text);
  expect(store.review?.summary.limits).toEqual({ added: 0, replaced: 1, removed: 0, kept: 0 });
  expect(await book.read(dealer, 'limits', hashId)).toMatchObject({ value: limit(100) });
  await book.put(dealer, 'limits', [limit(300, 9)]);
  await take.execute();
  expect(await book.read(dealer, 'limits', hashId)).toMatchObject({ value: limit(300, 9) });
});

it('ReviewImport says why a file is refused, and marks a file of another dealer', async () => {
  const desk = await aDealer();
  const { store, review, take } = desk;
  const text = await exported(desk);
  await review.execute('nonsense');
  expect(store.work).toEqual({ step: 'failed', task: 'import', failure: { reason: 'notJson' } });
  await review.execute(text.replace('10000', '"much"'));
  expect(store.work).toMatchObject({ failure: { reason: 'brokenRecord', collection: 'limits', index: 0 } });
  await take.execute();
  expect(store.work).toMatchObject({ step: 'failed' });
  await review.execute(text.replace('"dealer":"11"', '"dealer":"12"'));
  expect(store.review?.isOfAnotherDealer).toBe(true);
  store.reviewDismissed();
  expect(store.review).toBeNull();
});

it('each task says why the data cannot be used', async () => {
  const desk = await aDealer();
  const { book, store, show, exportBook, review, take, remove } = desk;
  const text = await exported(desk);
  await review.execute(text);
  const failure = { reason: 'unavailable' } as const;
  book.failure = failure;
  await take.execute();
  expect(store.work).toEqual({ step: 'failed', task: 'import', failure });
  expect(await exportBook.execute()).toBeNull();
  expect(store.work).toEqual({ step: 'failed', task: 'export', failure });
  await review.execute(text);
  expect(store.work).toEqual({ step: 'failed', task: 'import', failure });
  await remove.execute();
  expect(store.work).toEqual({ step: 'failed', task: 'delete', failure });
  show.run();
  await settled();
  expect(store.work).toEqual({ step: 'failed', task: 'show', failure });
});
