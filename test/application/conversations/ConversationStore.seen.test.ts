import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversation, type Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';

watchActions();

/** The dealer reads a conversation and the list beside it. */
async function aReader(): Promise<{ chat: Conversing; offer: HashId }> {
  const chat = await aConversation();
  const [, offer] = chat.talkedAbout();
  await chat.list.pages.show();
  await chat.store.open(offer!);
  chat.at.calls.length = 0;
  return { chat, offer: offer! };
}

/** A message that arrives on screen and cannot be marked as seen. */
async function notMarked({ chat, offer }: { chat: Conversing; offer: HashId }): Promise<void> {
  chat.at.twins.line.failNext({ reason: 'timedOut' });
  chat.supportSays(offer, 'One');
  await chat.frame();
  await settled();
}

const unread = (chat: Conversing, offer: HashId) => {
  const served = chat.at.dealer.conversation(offer);
  return {
    held: chat.held(offer).unread,
    listed: chat.list.pages.of(offer)!.unread,
    served: served.ok && served.value.unread,
  };
};

describe('a conversation on screen that cannot be marked as seen', () => {
  it('is unread as on the server, and the failure is reported', async () => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    expect(unread(chat, offer)).toEqual({ held: 1, listed: 1, served: 1 });
    expect(chat.list.pages.of(offer)!.isSeen).toBe(false);
    expect(chat.at.twins.diagnostics.problems).toEqual([
      { kind: 'unexpected', where: 'conversation: seen', what: 'timedOut' },
    ]);
  });

  it('keeps its unread messages if it was fetched with them', async () => {
    const chat = await aConversation();
    const [offer] = chat.talkedAbout();
    await chat.list.pages.show();
    await chat.store.watchUnread(offer!);
    chat.held(offer!).shown();
    chat.at.twins.line.failNext({ reason: 'offline' });
    await chat.store.markSeen(offer!);
    expect(unread(chat, offer!)).toEqual({ held: 1, listed: 1, served: 1 });
  });

  it.each<[string, (at: Conversing) => unknown]>([
    ['the dealer returns to the page', ({ at }) => at.twins.browserWindow.show()],
    [
      'the connection returns',
      async ({ at }) => {
        at.twins.liveFeed.drop();
        await at.twins.liveFeed.reconnect();
        await at.passes(5_000);
      },
    ],
    ['the next message arrives', chat => chat.supportSays(chat.talkedAbout()[0]!, 'Two')],
  ])('is marked when %s', async (_, happens) => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    await happens(chat);
    await chat.frame();
    await settled();
    expect(unread(chat, offer)).toEqual({ held: 0, listed: 0, served: 0 });
  });

  it('is marked when it is opened again', async () => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    chat.store.close(offer);
    await chat.store.open(offer);
    expect(unread(chat, offer)).toEqual({ held: 0, listed: 0, served: 0 });
  });

  it('is not marked after the dealer has left it', async () => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    chat.store.close(offer);
    chat.at.calls.length = 0;
    chat.at.twins.browserWindow.show();
    await settled();
    expect(chat.at.calls).toEqual([]);
    expect(unread(chat, offer)).toEqual({ held: 1, listed: 1, served: 1 });
  });

  it('stays read if no message is unread', async () => {
    const { chat, offer } = await aReader();
    chat.at.twins.line.failNext({ reason: 'timedOut' });
    await chat.store.markSeen(offer);
    expect(chat.list.pages.of(offer)).toMatchObject({ isSeen: true, unread: 0 });
  });

  it('is not marked if it is no longer held when the page is visible again', async () => {
    const chat = await aConversation();
    const [offer] = chat.talkedAbout();
    await chat.store.watchUnread(offer!);
    chat.at.twins.browserWindow.hide();
    await chat.store.markSeen(offer!);
    chat.store.unwatchUnread(offer!);
    expect(chat.store.get(offer!)).toBeUndefined();
    chat.at.calls.length = 0;
    chat.at.twins.browserWindow.show();
    await settled();
    expect(chat.at.calls).toEqual([]);
  });

  it('is not reported if the session has ended', async () => {
    const { chat, offer } = await aReader();
    chat.at.twins.line.failNext({ reason: 'unauthorized' });
    await chat.store.markSeen(offer);
    expect(chat.at.twins.diagnostics.problems).toEqual([]);
  });
});
