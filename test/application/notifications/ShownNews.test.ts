import type { News } from '../../../src/domain/notifications/News';
import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const hashId = 'MB-00001' as HashId;
const sold = (name = 'Vespa', about = hashId) => ({ kind: 'sold' as const, hashId: about, name });

function aWatcher() {
  const at = new Workplace();
  const stop = at.news.run();
  return { at, stop, window: at.twins.browserWindow, shown: () => at.news.toasts.map(({ name }) => name) };
}

it('a news toast stays for six seconds', async () => {
  const { at, shown } = aWatcher();
  at.news.arrived(sold());
  await at.passes(6 * SECOND - 1);
  expect(shown()).toEqual(['Vespa']);
  await at.passes(1);
  expect(shown()).toEqual([]);
});

it('a news toast that replaces another stays for its own six seconds, and the older one does not come back', async () => {
  const { at, shown } = aWatcher();
  at.news.arrived(sold('older', 'A' as HashId));
  await at.passes(5 * SECOND);
  at.news.arrived(sold('newer', 'B' as HashId));
  await at.passes(5 * SECOND);
  expect([shown(), at.news.toast?.name]).toEqual([['older', 'newer'], 'newer']);
  await at.passes(SECOND);
  expect([shown(), at.news.toast]).toEqual([[], null]);
});

it('a news toast stays longer and is not replaced while the pointer or the focus is on it, but not for ever', async () => {
  const { at } = aWatcher();
  at.news.arrived(sold());
  at.news.held(true);
  at.news.arrived(sold('BMW', 'MB-00002' as HashId));
  await at.passes(29 * SECOND);
  expect(at.news.toast?.name).toBe('Vespa');
  at.news.held(false);
  expect(at.news.toast?.name).toBe('BMW');
  at.news.held(true);
  await at.passes(30 * SECOND);
  expect(at.news.toast).toBeNull();
});

it('closing a news toast puts away the others too', () => {
  const { at, shown } = aWatcher();
  at.news.arrived(sold('older', 'A' as HashId));
  at.news.arrived(sold('newer', 'B' as HashId));
  at.news.allPutAway();
  expect([shown(), at.news.toast]).toEqual([[], null]);
});

it('a toast closed under the pointer does not keep later toasts on screen', async () => {
  const { at, shown } = aWatcher();
  at.news.arrived(sold());
  at.news.held(true);
  at.news.putAway(hashId);
  at.news.arrived(sold('BMW'));
  await at.passes(6 * SECOND);
  expect(shown()).toEqual([]);
});

it.each(['before', 'after'])('a news toast stays in a tab that was hidden %s it arrived', async when => {
  const { at, window, shown } = aWatcher();
  if (when === 'before') window.hide();
  at.news.arrived(sold());
  window.hide();
  await at.passes(60 * SECOND);
  expect([shown(), at.news.unseenCount]).toEqual([['Vespa'], 1]);
  window.show();
  expect(at.news.unseenCount).toBe(0);
  await at.passes(6 * SECOND);
  expect(shown()).toEqual([]);
});

it('a toast that timed out counts as unseen until the dealer acts', async () => {
  const { at, shown } = aWatcher();
  at.news.arrived(sold());
  await at.passes(6 * SECOND);
  expect([shown(), at.news.unseenCount]).toEqual([[], 1]);
  at.news.seen();
  expect(at.news.unseenCount).toBe(0);
});

it('ShownNews hides nothing more when its disposer is called', async () => {
  const { at, stop, shown } = aWatcher();
  at.news.arrived(sold());
  stop();
  at.news.arrived(sold('BMW'));
  await at.passes(60 * SECOND);
  expect(shown()).toEqual(['BMW']);
});

it('opening an offer removes its news, but not an answer of the support side', async () => {
  const { at, shown } = aWatcher();
  const other = 'MB-00002' as HashId;
  at.news.arrived(sold());
  at.news.arrived({ kind: 'answered', hashId: other, name: 'BMW', text: 'Yes' });
  at.lists.offerOpened(hashId);
  at.lists.offerOpened(other);
  expect(shown()).toEqual(['BMW']);
});

describe('the news of an answer', () => {
  const answered = { kind: 'answered' as const, hashId, name: 'Vespa', text: 'Yes' };

  const openedIn = ({ at }: ReturnType<typeof aWatcher>) => {
    const conversation = at.conversations.of(hashId);
    conversation.shown();
    conversation.answered({ id: null, offerHashId: hashId, messages: [], unread: 0 });
    return conversation;
  };

  it('disappears when its conversation is opened, and other answers stay', () => {
    const watcher = aWatcher();
    const { at, shown } = watcher;
    const other = 'MB-00002' as HashId;
    at.news.arrived(answered);
    at.news.arrived({ ...answered, hashId: other, name: 'BMW' });
    openedIn(watcher);
    expect(shown()).toEqual(['BMW']);
  });

  it('stays while its opened conversation could not be fetched', () => {
    const watcher = aWatcher();
    const { at, shown } = watcher;
    const conversation = at.conversations.of(hashId);
    conversation.shown();
    conversation.fetchFailed({ reason: 'offline' });
    at.news.arrived(answered);
    expect(shown()).toEqual(['Vespa']);
    openedIn(watcher);
    expect(shown()).toEqual([]);
  });

  it('stays while its conversation is only held', () => {
    const { at, shown } = aWatcher();
    at.conversations.of(hashId);
    at.news.arrived(answered);
    expect(shown()).toEqual(['Vespa']);
  });

  it('stays for its ten seconds if its conversation is open in a hidden window', async () => {
    const watcher = aWatcher();
    const { at, window, shown } = watcher;
    openedIn(watcher);
    window.hide();
    at.news.arrived(answered);
    await at.passes(60 * SECOND);
    window.show();
    expect(shown()).toEqual(['Vespa']);
    await at.passes(6 * SECOND);
    expect(shown()).toEqual([]);
  });

  it('stays after its disposer was called, although its conversation is opened', () => {
    const watcher = aWatcher();
    const { at, stop, shown } = watcher;
    at.news.arrived(answered);
    stop();
    openedIn(watcher);
    expect(shown()).toEqual(['Vespa']);
  });
});

const outbid = (about: string): News => ({ kind: 'outbid', hashId: about as HashId, name: about, amount: euros(500) });

it('ShownNews says the first news at once, and what follows within two seconds together, once per offer', async () => {
  const at = new Workplace();
  const said = () => at.news.saidOf('outbid').map(({ hashId }) => hashId);
  at.news.say(outbid('A'));
  expect(said()).toEqual(['A']);
  for (const about of ['B', 'C', 'B']) at.news.say(outbid(about));
  at.news.say(sold('D', 'D' as HashId));
  expect([said(), at.news.saidOf('sold')]).toMatchObject([['A'], [{ hashId: 'D' }]]);
  await at.passes(2 * SECOND - 1);
  expect(said()).toEqual(['A']);
  await at.passes(1);
  expect(said()).toEqual(['C', 'B']);
  await at.passes(2 * SECOND);
  at.news.say(outbid('E'));
  expect(said()).toEqual(['E']);
});
