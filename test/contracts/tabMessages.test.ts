/** @jest-environment node */
import type { TabMessage, TabMessages } from '../../src/application/ports/TabMessages';
import type { HashId, OfferId } from '../../src/domain/offers/Offer';
import { BroadcastTabMessages } from '../../src/infrastructure/browser/BroadcastTabMessages';
import { Channel } from '../support/Channel';
import { InMemoryTabChannel, InMemoryTabMessages } from '../twins/InMemoryTabMessages';

const seen: TabMessage = { dealer: '7', kind: 'seen', counts: { bids: 3 } };
const liked: TabMessage = {
  dealer: '7',
  kind: 'liked',
  id: 5 as OfferId,
  hashId: 'MB-1' as HashId,
  isLiked: true,
};

function inMemoryTabs(): () => TabMessages {
  const channel = new InMemoryTabChannel();
  return () => new InMemoryTabMessages(channel);
}

function channelTabs(): () => TabMessages {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  return () => new BroadcastTabMessages();
}

/** Resolves to the next messages that this tab receives. */
const nextMessages = (tab: TabMessages, count: number): Promise<readonly TabMessage[]> =>
  new Promise(resolve => {
    const heard: TabMessage[] = [];
    tab.onMessage(message => {
      heard.push(message);
      if (heard.length === count) resolve(heard);
    });
  });

describe.each([
  ['InMemoryTabMessages', inMemoryTabs],
  ['BroadcastTabMessages', channelTabs],
] as const)('%s as TabMessages', (_, makeTabs) => {
  it('sends each other tab the messages in their order, and not the tab itself', async () => {
    const openTab = makeTabs();
    const [one, other, third] = [openTab(), openTab(), openTab()];
    const own = jest.fn();
    one.onMessage(own);
    const heard = Promise.all([nextMessages(other, 2), nextMessages(third, 2)]);
    one.send(seen);
    one.send(liked);
    expect(await heard).toEqual([
      [seen, liked],
      [seen, liked],
    ]);
    expect(own).not.toHaveBeenCalled();
  });

  it('sends nothing the listener was cancelled', async () => {
    const openTab = makeTabs();
    const [one, other] = [openTab(), openTab()];
    const cancelled = jest.fn();
    const cancel = other.onMessage(cancelled);
    const heard = nextMessages(other, 1);
    cancel();
    one.send(seen);
    expect(await heard).toEqual([seen]);
    expect(cancelled).not.toHaveBeenCalled();
  });
});

it('BroadcastTabMessages loses the messages in a browser that refuses channels', () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const tab = new BroadcastTabMessages();
  tab.onMessage(() => undefined)();
  expect(() => tab.send(seen)).not.toThrow();
});
