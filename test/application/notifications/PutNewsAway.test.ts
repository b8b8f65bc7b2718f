import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const hashId = 'MB-00001' as HashId;
const sold = (words = 'Vespa', about = hashId) => ({ kind: 'sold' as const, hashId: about, name: words });

function aWatcher() {
  const at = new Workplace();
  const stop = at.putNewsAway.execute();
  return { at, stop, window: at.twins.browserWindow, shown: () => at.news.toasts.map(({ name }) => name) };
}

it('news stay for ten seconds', async () => {
  const { at, shown } = aWatcher();
  at.news.told(sold(), true);
  await at.passes(10 * SECOND - 1);
  expect(shown()).toEqual(['Vespa']);
  await at.passes(1);
  expect(shown()).toEqual([]);
});

it('news that take the place of others stay for ten seconds of their own', async () => {
  const { at, shown } = aWatcher();
  at.news.told(sold('older'), true);
  await at.passes(9 * SECOND);
  at.news.told(sold('newer'), true);
  await at.passes(9 * SECOND);
  expect(shown()).toEqual(['newer']);
  await at.passes(SECOND);
  expect(shown()).toEqual([]);
});

it('nothing leaves from under the pointer or the focus', async () => {
  const { at, shown } = aWatcher();
  at.news.told(sold(), true);
  at.putNewsAway.held(true);
  at.news.told(sold('BMW', 'MB-00002' as HashId), true);
  await at.passes(60 * SECOND);
  expect(shown()).toEqual(['Vespa', 'BMW']);
  at.putNewsAway.held(false);
  await at.passes(10 * SECOND);
  expect(shown()).toEqual([]);
});

it('what waited stays for ten seconds of its own, once there is room', async () => {
  const { at, shown } = aWatcher();
  for (const name of ['A', 'B', 'C', 'D']) at.news.told(sold(name, name as HashId), true);
  await at.passes(10 * SECOND - 1);
  expect(shown()).toEqual(['A', 'B', 'C']);
  await at.passes(1);
  expect(shown()).toEqual(['D']);
  await at.passes(10 * SECOND - 1);
  expect([shown(), at.news.lastTold?.name]).toEqual([['D'], 'D']);
  await at.passes(1);
  expect([shown(), at.news.lastTold]).toEqual([[], null]);
});

it('what was put away is spoken of no more, and nothing older in its stead', () => {
  const { at, shown } = aWatcher();
  at.news.told(sold('older', 'A' as HashId), true);
  at.news.told(sold('newer', 'B' as HashId), true);
  at.news.putAway('B' as HashId);
  expect([shown(), at.news.lastTold]).toEqual([['older'], null]);
});

it('what was closed under the pointer holds nothing that comes later', async () => {
  const { at, shown } = aWatcher();
  at.news.told(sold(), true);
  at.putNewsAway.held(true);
  at.news.putAway(hashId);
  at.news.told(sold('BMW'), true);
  await at.passes(10 * SECOND);
  expect(shown()).toEqual([]);
});

it.each(['before', 'after'])('nothing leaves unseen: the tab was hidden %s it came', async when => {
  const { at, window, shown } = aWatcher();
  if (when === 'before') window.hide();
  at.news.told(sold(), true);
  window.hide();
  await at.passes(60 * SECOND);
  expect([shown(), at.news.unlookedCount]).toEqual([['Vespa'], 1]);
  window.show();
  expect(at.news.unlookedCount).toBe(0);
  await at.passes(10 * SECOND);
  expect(shown()).toEqual([]);
});

it('what left by itself counts until the dealer does something', async () => {
  const { at, shown } = aWatcher();
  at.news.told(sold(), true);
  await at.passes(10 * SECOND);
  expect([shown(), at.news.unlookedCount]).toEqual([[], 1]);
  at.news.looked();
  expect(at.news.unlookedCount).toBe(0);
});

it('ends when it is told to', async () => {
  const { at, stop, shown } = aWatcher();
  at.news.told(sold(), true);
  stop();
  at.news.told(sold('BMW'), true);
  await at.passes(60 * SECOND);
  expect(shown()).toEqual(['BMW']);
});

it('news of an offer leave when it is opened; an answer is not read by that', async () => {
  const { at, shown } = aWatcher();
  const other = 'MB-00002' as HashId;
  at.news.told(sold(), true);
  at.news.told({ kind: 'answered', hashId: other, name: 'BMW', words: 'Yes' }, true);
  at.lists.offerOpened(hashId);
  at.lists.offerOpened(other);
  expect(shown()).toEqual(['BMW']);
});

it('what waits leaves too when its offer is opened', () => {
  const { at } = aWatcher();
  for (const name of ['A', 'B', 'C', 'D']) at.news.told(sold(name, name as HashId), true);
  at.lists.offerOpened('D' as HashId);
  expect(at.news.waiting).toEqual([]);
});

describe('an answer', () => {
  const answered = { kind: 'answered' as const, hashId, name: 'Vespa', words: 'Yes' };

  const openedIn = ({ at }: ReturnType<typeof aWatcher>) => {
    const conversation = at.conversations.hold(hashId);
    conversation.shown();
    conversation.answered({ id: null, offerHashId: hashId, messages: [], unread: 0 });
    return conversation;
  };

  it('leaves when its conversation is opened, and others stay', () => {
    const watcher = aWatcher();
    const { at, shown } = watcher;
    const other = 'MB-00002' as HashId;
    at.news.told(answered, true);
    at.news.told({ ...answered, hashId: other, name: 'BMW' }, true);
    openedIn(watcher);
    expect(shown()).toEqual(['BMW']);
  });

  it('stays while its conversation, though opened, could not be fetched', () => {
    const watcher = aWatcher();
    const { at, shown } = watcher;
    openedIn(watcher).fetchFailed({ reason: 'offline' });
    at.news.told(answered, true);
    expect(shown()).toEqual(['Vespa']);
    openedIn(watcher);
    expect(shown()).toEqual([]);
  });

  it('stays while its conversation is only held', () => {
    const { at, shown } = aWatcher();
    at.conversations.hold(hashId);
    at.news.told(answered, true);
    expect(shown()).toEqual(['Vespa']);
  });

  it('stays for its time where its conversation stands open in a window that nobody sees', async () => {
    const watcher = aWatcher();
    const { at, window, shown } = watcher;
    openedIn(watcher);
    window.hide();
    at.news.told(answered, true);
    await at.passes(60 * SECOND);
    window.show();
    expect(shown()).toEqual(['Vespa']);
    await at.passes(10 * SECOND);
    expect(shown()).toEqual([]);
  });

  it('stays, once told to stop, though its conversation is opened', () => {
    const watcher = aWatcher();
    const { at, stop, shown } = watcher;
    at.news.told(answered, true);
    stop();
    openedIn(watcher);
    expect(shown()).toEqual(['Vespa']);
  });
});
