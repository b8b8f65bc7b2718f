import { Book } from '../../../src/application/book/Book';
import { MyData } from '../../../src/application/book/MyData';
import { Drafts } from '../../../src/application/forms/Drafts';
import type { DealerBook } from '../../../src/application/ports/DealerBook';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { ClientValues } from '../../../src/domain/selling/clients/ClientValues';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { aHandover } from '../../support/aHandover';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

describe('MyData', () => {
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

  it('follows how much is stored until the page is left', async () => {
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

  it('lists the handovers that were begun, the newest first', async () => {
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

  it('asks for nothing after the removal of all data while the dealer signs out', async () => {
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
});

describe('UnstoredChanges', () => {
  const dealer = '11';
  const NOTE = `unstoredChanges ${dealer}`;

  const noteOf = (at: Workplace) => at.twins.visitNotes.read(NOTE);

  /** The page is reloaded. */
  const reloaded = (at: Workplace) => new Workplace({ beside: at }).container.get(Book);

  const draftsOf = (at: Workplace) => at.container.get(Drafts);

  /** From now on, a page that is left loses what it stores. The returned function makes the book work again. */
  function loseWrites(at: Workplace): () => void {
    const never = () => new Promise<never>(() => {});
    const spies = (['put', 'remove'] as const).map(method =>
      jest.spyOn(at.twins.book, method).mockImplementation(never),
    );
    return () => spies.forEach(spy => spy.mockRestore());
  }

  const leave = (at: Workplace) => at.twins.browserWindow.hide();

  /** A dealer has typed a bid and left the page before the book had it. */
  function leftWhileTyping(): Workplace {
    const at = new Workplace();
    const work = loseWrites(at);
    draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
    leave(at);
    work();
    return at;
  }

  it('brings back what was typed right before a reload', async () => {
    const at = new Workplace();
    const drafts = draftsOf(at);
    const work = loseWrites(at);
    drafts.keepSoon('typedBids', '1', () => euros(8500));
    void drafts.keep('clientForms', 'new', { place: 'Husum' });
    leave(at);
    work();
    const after = reloaded(at);
    expect(await after.find('typedBids', '1')).toBe(euros(8500));
    expect(await after.find('clientForms', 'new')).toEqual({ place: 'Husum' });
    expect(await at.twins.kept.readAll(dealer, 'typedBids')).toEqual(new Map([['1', euros(8500)]]));
  });

  it('brings back what was typed right before a reload and what the browser did not store in time', async () => {
    const at = new Workplace();
    const drafts = draftsOf(at);
    await drafts.keep('invoiceForms', '7', { price: '1500' });
    await at.passes(10);
    jest.spyOn(at.twins.book, 'put').mockResolvedValueOnce(failed({ reason: 'unavailable' }));
    await drafts.keep('invoiceForms', '7', { price: '1500', downPayment: '230' });
    leave(at);
    expect(await reloaded(at).find('invoiceForms', '7')).toEqual({ price: '1500', downPayment: '230' });
  });

  it('brings back no draft that could not be stored at first and was stored or discarded later', async () => {
    const at = new Workplace();
    const drafts = draftsOf(at);
    const fail = () => jest.spyOn(at.twins.book, 'put').mockResolvedValueOnce(failed({ reason: 'unavailable' }));
    fail();
    await drafts.keep('invoiceForms', '7', { price: '1' });
    await drafts.keep('invoiceForms', '7', { price: '15' });
    fail();
    await drafts.keep('invoiceForms', '8', { price: '1' });
    await drafts.keep('invoiceForms', '8', null);
    leave(at);
    expect(noteOf(at)).toBeNull();
  });

  it('does not bring back a draft that was discarded right before a reload', async () => {
    const at = new Workplace();
    await at.twins.kept.keep(dealer, 'clientForms', 'new', { place: 'Husum' });
    await at.passes(10);
    const work = loseWrites(at);
    void draftsOf(at).keep('clientForms', 'new', null);
    leave(at);
    work();
    expect(await reloaded(at).find('clientForms', 'new')).toBeUndefined();
  });

  it('keeps what another tab has stored since', async () => {
    const at = leftWhileTyping();
    await at.passes(10);
    await reloaded(at).keep('typedBids', '1', euros(8600));
    expect(await reloaded(at).find('typedBids', '1')).toBe(euros(8600));
  });

  describe('UnstoredChanges, of a form whose stored draft was not read when the dealer left,', () => {
    const typed = { place: 'Husum' };
    const isRead = () => false;
    const typeUnread = (at: Workplace, draft: Partial<ClientValues> | null) =>
      draftsOf(at).keepSoon('clientForms', 'new', () => draft, isRead);

    it('brings back what was typed, if there is no stored draft', async () => {
      const at = new Workplace();
      typeUnread(at, typed);
      await at.passes(500);
      expect(await at.twins.kept.read(dealer, 'clientForms', 'new')).toBeUndefined();
      leave(at);
      expect(await reloaded(at).find('clientForms', 'new')).toEqual(typed);
    });

    it('keeps the stored draft, because the dealer has not seen it', async () => {
      const at = new Workplace();
      const stored = { place: 'Kiel', firstName: 'Mara' };
      await at.twins.kept.keep(dealer, 'clientForms', 'new', stored);
      await at.passes(10);
      typeUnread(at, typed);
      leave(at);
      expect(await reloaded(at).find('clientForms', 'new')).toEqual(stored);
      expect(noteOf(at)).toBeNull();
    });

    it('keeps both if the stored draft cannot be read now', async () => {
      const at = new Workplace();
      const stored = { place: 'Kiel', firstName: 'Mara' };
      await at.twins.kept.keep(dealer, 'clientForms', 'new', stored);
      await at.passes(10);
      typeUnread(at, typed);
      leave(at);
      jest.spyOn(at.twins.book, 'read').mockResolvedValueOnce(failed({ reason: 'unavailable' }));
      expect(await reloaded(at).find('clientForms', 'new')).toEqual(stored);
      expect(noteOf(at)).not.toBeNull();
    });

    it('keeps what was typed while another draft is stored', async () => {
      const at = new Workplace();
      typeUnread(at, typed);
      draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
      leave(at);
      await settled();
      const after = reloaded(at);
      expect([await after.find('typedBids', '1'), await after.find('clientForms', 'new')]).toEqual([
        euros(8500),
        typed,
      ]);
    });

    it('keeps nothing if nothing was typed in the end', async () => {
      const at = new Workplace();
      typeUnread(at, null);
      leave(at);
      expect(noteOf(at)).toBeNull();
    });
  });

  it('forgets a draft once the book has it', async () => {
    const at = new Workplace();
    draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
    leave(at);
    expect(noteOf(at)).not.toBeNull();
    await settled();
    expect(noteOf(at)).toBeNull();
    expect(await at.twins.kept.read(dealer, 'typedBids', '1')).toBe(euros(8500));
  });

  it('keeps a draft while its second write is not finished', async () => {
    const at = new Workplace();
    const drafts = draftsOf(at);
    void drafts.keep('typedBids', '1', euros(8500));
    const work = loseWrites(at);
    void drafts.keep('typedBids', '1', euros(8600));
    leave(at);
    await settled();
    work();
    expect(await reloaded(at).find('typedBids', '1')).toBe(euros(8600));
  });

  it('keeps the drafts until the book has them', async () => {
    const at = leftWhileTyping();
    const merge = jest.spyOn(at.twins.book, 'merge').mockResolvedValue(failed({ reason: 'unavailable' }));
    expect(await reloaded(at).find('typedBids', '1')).toBeUndefined();
    merge.mockRestore();
    expect(await reloaded(at).find('typedBids', '1')).toBe(euros(8500));
    expect(noteOf(at)).toBeNull();
  });

  it.each([
    'null',
    '7',
    '{}',
    '{"at":1}',
    '{"at":"1","changes":[]}',
    '{"at":1,"changes":[null,7,[],[1,2],["typedBids",2],["other","1",2]]}',
    'text',
  ])('ignores an unreadable note: %s', async note => {
    const at = new Workplace();
    at.twins.visitNotes.write(NOTE, note);
    expect(await reloaded(at).findAll('typedBids')).toEqual(new Map());
    expect(at.twins.visitNotes.read(NOTE)).toBe(note);
  });

  it('keeps nothing for a dealer who is signing out', async () => {
    const at = new Workplace();
    draftsOf(at).keepSoon('typedBids', '1', () => euros(8500));
    at.session.signOutStarted();
    leave(at);
    await settled();
    expect(noteOf(at)).toBeNull();
  });

  it('moves the drafts once, also if several are read at the same time', async () => {
    const at = leftWhileTyping();
    const merge = jest.spyOn(at.twins.book as DealerBook, 'merge');
    const after = reloaded(at);
    expect(await Promise.all([after.find('typedBids', '1'), after.find('typedBids', '1')])).toEqual([
      euros(8500),
      euros(8500),
    ]);
    await after.keep('typedBids', '1', euros(8600));
    expect(await after.find('typedBids', '1')).toBe(euros(8600));
    expect(merge).toHaveBeenCalledTimes(1);
    expect(await merge.mock.results[0]!.value).toEqual(success(undefined));
  });
});
