import { runInAction } from 'mobx';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import type { Failure } from '../../../src/domain/shared/Failure';
import { failed } from '../../../src/domain/shared/Result';
import { emptyBook } from '../../domain/book/someBooks';
import { aConversation, type Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';

watchActions();

async function inConversation() {
  const chat = await aConversation();
  const offer = chat.at.dealer.list('browse', {
    page: 1,
    filters: noFilters,
    buyNowOnly: false,
  }).offers[0]!.hashId;
  await chat.store.open(offer);
  chat.at.calls.length = 0;
  return { chat, offer };
}

const sends = ({ at }: Conversing): number => at.calls.filter(call => call.startsWith('send ')).length;

it('SendMessage shows a message at once as pending, then as sent, and clears the field', async () => {
  const { chat, offer } = await inConversation();
  chat.at.twins.line.latency = 100;
  const sending = chat.write(offer, ' Hello ');
  await settled();
  expect(chat.said(offer)).toEqual(['Hello (pending)']);
  expect(chat.text(offer)).toBe('');
  await chat.at.passes(100);
  await sending;
  expect(chat.said(offer)).toEqual(['Hello']);
});

it('a message is shown once if its echo arrives before the answer', async () => {
  const { chat, offer } = await inConversation();
  chat.at.twins.line.latency = 100;
  const sending = chat.write(offer, 'Hello');
  await settled();
  await chat.frame();
  expect(chat.said(offer)).toEqual(['Hello']);
  await chat.at.passes(100);
  await sending;
  expect(chat.said(offer)).toEqual(['Hello']);
});

it.each(['', '  \n\t'])('SendMessage does not send %j and leaves it in the field', async text => {
  const { chat, offer } = await inConversation();
  await chat.write(offer, text);
  expect([sends(chat), chat.text(offer)]).toEqual([0, text]);
});

it('SendMessage sends nothing before the conversation has loaded and keeps the typed text', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  await chat.write(offer!, 'Too early');
  expect([sends(chat), chat.text(offer!)]).toEqual([0, 'Too early']);
});

it('SendMessage keeps the order in which messages were written', async () => {
  const { chat, offer } = await inConversation();
  chat.at.twins.line.latency = 100;
  const all = ['One', 'Two', 'Three'].map(text => chat.write(offer, text));
  for (let turn = 0; turn < 4; turn += 1) await chat.at.passes(100);
  await Promise.all(all);
  expect(chat.served(offer)).toEqual(['One', 'Two', 'Three']);
  expect(chat.said(offer)).toEqual(['One', 'Two', 'Three']);
});

it('SendMessage sends a third message after the second one, although the first one has ended', async () => {
  const { chat, offer } = await inConversation();
  chat.at.twins.line.latency = 100;
  const all = [chat.write(offer, 'One'), chat.write(offer, 'Two')];
  await settled();
  await chat.at.passes(100);
  all.push(chat.write(offer, 'Three'));
  await settled();
  expect([sends(chat), chat.at.work.isAny]).toEqual([2, true]);
  await chat.at.passes(100);
  await chat.at.passes(100);
  await Promise.all(all);
  expect([chat.served(offer), chat.at.work.isAny]).toEqual([['One', 'Two', 'Three'], false]);
});

it('SendMessage does not send a message again that it does not know', async () => {
  const { chat, offer } = await inConversation();
  await chat.send.again(offer, 1);
  expect(chat.at.calls).toEqual([]);
});

describe('a message that was not sent', () => {
  const refused: Failure = { reason: 'refused', status: 422, message: 'No.' };

  it('keeps its text and its failure, and is sent once when it is tried again', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.failNext(refused);
    await chat.write(offer, 'Hello');
    const [outgoing] = chat.held(offer).outgoing;
    expect(chat.said(offer)).toEqual(['Hello (notSent)']);
    expect(chat.held(offer).failures.get(outgoing!.key)).toEqual(refused);
    await Promise.all([chat.send.again(offer, outgoing!.key), chat.send.again(offer, outgoing!.key)]);
    await chat.frame();
    expect([chat.said(offer), chat.served(offer)]).toEqual([['Hello'], ['Hello']]);
  });

  it('is the only one that is sent again by its press, and without a check', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.failNext(refused, 2);
    await chat.write(offer, 'One');
    await chat.write(offer, 'Two');
    chat.at.calls.length = 0;
    await chat.send.again(offer, chat.held(offer).outgoing[1]!.key);
    expect(chat.at.calls).toHaveLength(1);
    expect([chat.said(offer), chat.served(offer)]).toEqual([['Two', 'One (notSent)'], ['Two']]);
  });

  it('is read again if the answer was lost, and is then shown as sent', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.liveFeed.drop();
    chat.at.twins.line.loseNextAnswer();
    await chat.write(offer, 'Hello');
    expect([sends(chat), chat.said(offer), chat.served(offer)]).toEqual([1, ['Hello'], ['Hello']]);
  });
});

describe('a message whose answer is lost', () => {
  const lost: Failure = { reason: 'timedOut' };

  async function lostMessage() {
    const { chat, offer } = await inConversation();
    chat.at.twins.liveFeed.drop();
    chat.at.twins.line.failNext(lost);
    await chat.write(offer, 'Hello');
    await settled();
    const key = chat.held(offer).outgoing[0]!.key;
    return { chat, offer, key };
  }

  it('is checked while later messages are sent', async () => {
    const { chat, offer } = await lostMessage();
    expect(chat.said(offer)).toEqual(['Hello (checking)']);
    await chat.write(offer, 'Later');
    expect(chat.said(offer)).toEqual(['Later', 'Hello (checking)']);
  });

  it('counts as sent if the server accepts it some seconds later', async () => {
    const { chat, offer } = await lostMessage();
    await chat.at.passesInSeconds(7);
    chat.at.dealer.sendMessage(offer, 'Hello');
    expect(chat.at.work.isAny).toBe(true);
    await chat.at.passesInSeconds(4);
    expect([sends(chat), chat.said(offer), chat.at.work.isAny]).toEqual([1, ['Hello'], false]);
  });

  it('counts as unknown after 60 s and is sent again by a press', async () => {
    const { chat, offer, key } = await lostMessage();
    await chat.send.again(offer, key);
    expect(sends(chat)).toBe(1);
    await chat.at.passesInSeconds(66);
    expect([chat.said(offer), chat.at.work.isAny]).toEqual([['Hello (unknown)'], false]);
    await chat.send.again(offer, key);
    expect([sends(chat), chat.said(offer), chat.served(offer)]).toEqual([2, ['Hello'], ['Hello']]);
  });

  it('is looked for by one search at a time, also after it was sent again', async () => {
    const { chat, offer, key } = await lostMessage();
    await chat.at.passesInSeconds(66);
    jest.spyOn(chat.at.twins.conversations, 'send').mockResolvedValueOnce(failed(lost));
    await chat.send.again(offer, key);
    await settled();
    expect([sends(chat), chat.said(offer)]).toEqual([2, ['Hello (checking)']]);
    chat.at.calls.length = 0;
    chat.at.twins.browserWindow.goOnline();
    await settled();
    expect(chat.at.calls.filter(call => call === `conversation ${offer}`)).toHaveLength(1);
  });

  it('counts as sent although another message was refused', async () => {
    const { chat, offer } = await lostMessage();
    chat.at.twins.line.failNext({ reason: 'refused', status: 422, message: 'No.' });
    await chat.write(offer, 'Refused');
    chat.at.dealer.sendMessage(offer, 'Hello');
    await chat.at.passesInSeconds(11);
    expect(chat.said(offer)).toEqual(['Hello', 'Refused (notSent)']);
    expect(chat.at.work.isAny).toBe(false);
  });

  it('is not sent again if it arrived after all or if the check fails', async () => {
    const { chat, offer, key } = await lostMessage();
    await chat.at.passesInSeconds(66);
    chat.at.twins.line.failNext({ reason: 'offline' });
    await chat.send.again(offer, key);
    expect([sends(chat), chat.said(offer)]).toEqual([1, ['Hello (unknown)']]);
    chat.at.dealer.sendMessage(offer, 'Hello');
    await chat.send.again(offer, key);
    expect([sends(chat), chat.said(offer)]).toEqual([1, ['Hello']]);
  });
});

it('a message that never left is not looked for, and its text stays', async () => {
  const { chat, offer } = await inConversation();
  chat.at.twins.line.failNext({ reason: 'notSent' });
  chat.at.calls.length = 0;
  await chat.write(offer, 'Hello');
  expect(chat.said(offer)).toEqual(['Hello (notSent)']);
  await chat.at.passesInSeconds(66);
  expect(chat.said(offer)).toEqual(['Hello (notSent)']);
  expect(chat.at.twins.diagnostics.measurements).toEqual([]);
});

describe('a reloaded conversation', () => {
  it('has its typed text in the field and can send unsent messages again', async () => {
    const { chat, offer } = await inConversation();
    chat.at.twins.line.failNext({ reason: 'offline' }, 2);
    await chat.write(offer, 'Lost');
    chat.type(offer, 'Half a sentence');
    await chat.at.passes(500);

    const reloaded = await aConversation();
    const contents = await chat.at.twins.book.contents(chat.at.session.dealerKey);
    await reloaded.at.twins.book.merge(reloaded.at.session.dealerKey, contents.ok ? contents.value : emptyBook);
    await reloaded.store.open(offer);
    expect(reloaded.text(offer)).toBe('Half a sentence');
    expect(reloaded.said(offer)).toEqual(['Lost (unknown)']);
    await reloaded.send.again(offer, reloaded.held(offer).outgoing[0]!.key);
    await reloaded.frame();
    expect(reloaded.said(offer)).toEqual(['Lost']);
  });

  it('shows a message that arrived after all', async () => {
    const { chat, offer } = await inConversation();
    const key = chat.at.session.dealerKey;
    const reloaded = await aConversation();
    reloaded.at.dealer.sendMessage(offer, 'Arrived');
    const unsent = { body: 'Arrived', after: 0, isRefused: false };
    await reloaded.at.twins.kept.keep(key, 'unsentMessages', `${offer} 5`, unsent);
    await reloaded.store.open(offer);
    expect(reloaded.said(offer)).toEqual(['Arrived']);
    await settled();
    expect(await reloaded.at.twins.kept.readAll(key, 'unsentMessages')).toEqual(new Map());
  });
});

it('a sent message leaves no draft', async () => {
  const { chat, offer } = await inConversation();
  await chat.write(offer, 'Hello');
  await chat.at.passes(1_000);
  const { kept } = chat.at.twins;
  for (const collection of ['typedMessages', 'unsentMessages'] as const) {
    expect(await kept.readAll(chat.at.session.dealerKey, collection)).toEqual(new Map());
  }
});

it('a message whose effect shows after its outcome counted as unknown ends its work once', async () => {
  const { chat, offer } = await inConversation();
  chat.at.twins.line.failNext({ reason: 'timedOut' });
  await chat.write(offer, 'Late');
  await chat.at.passesInSeconds(66);
  expect(chat.said(offer)).toEqual(['Late (unknown)']);
  chat.at.dealer.sendMessage(offer, 'Late');
  chat.at.twins.liveFeed.drop();
  await chat.at.twins.liveFeed.reconnect();
  await settled();
  expect(chat.said(offer)).toEqual(['Late']);
  runInAction(() => chat.at.work.writeStarted());
  expect(chat.at.work.isAny).toBe(true);
});
