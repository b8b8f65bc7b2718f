import { AskedQuestions } from '../../../src/application/conversations/AskedQuestions';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { aConversation } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

async function threeQuestions() {
  const chat = await aConversation();
  const offers = chat.at.dealer
    .list('browse', defaultQuestion)
    .offers.slice(0, 3)
    .map(({ hashId }) => hashId);
  const ask = chat.at.container.get(AskedQuestions);
  const stop = ask.run();
  ask.open(offers);
  ask.type('How many keys?');
  return { chat, offers, ask, stop, states: () => ask.questions.map(({ state }) => state.kind) };
}

it('AskedQuestions sends one text in the conversation of each vehicle, one after the other', async () => {
  const { chat, offers, ask, stop, states } = await threeQuestions();
  chat.type(offers[0]!, 'Not finished');
  chat.at.twins.line.latency = 100;
  ask.send();
  await chat.at.passes(100);
  await settled();
  expect(states()).toEqual(['inFlight', 'toSend', 'toSend']);
  for (let turn = 0; turn < 8; turn += 1) await chat.at.passes(100);
  expect(states()).toEqual(['sent', 'sent', 'sent']);
  expect(offers.map(offer => chat.served(offer).at(-1))).toEqual(offers.map(() => 'How many keys?'));
  expect(chat.text(offers[0]!)).toBe('Not finished');
  ask.close();
  expect(ask).toMatchObject({ text: '', isOpen: false });
  stop();
});

it('AskedQuestions holds the rest back after a lost answer until it is known whether the message arrived', async () => {
  const { chat, offers, ask, stop, states } = await threeQuestions();
  for (const offer of offers) await chat.store.read(offer);
  chat.at.twins.liveFeed.drop();
  chat.at.twins.line.failNext({ reason: 'timedOut' });
  ask.send();
  await settled();
  expect(states()).toEqual(['outcomeOpen', 'toSend', 'toSend']);
  expect(chat.served(offers[1]!)).not.toContain('How many keys?');
  await chat.at.passes(140_000);
  expect(states()).toEqual(['outcomeOpen', 'toSend', 'toSend']);
  await chat.send.again(offers[0]!, chat.held(offers[0]!).outgoing[0]!.key);
  for (let turn = 0; turn < 6; turn += 1) await settled();
  expect(states()).toEqual(['sent', 'sent', 'sent']);
  stop();
});

it('AskedQuestions sends nothing after it is closed, and keeps a text that was not sent', async () => {
  const { chat, offers, ask, stop, states } = await threeQuestions();
  ask.close();
  ask.send();
  await settled();
  expect(chat.at.calls.filter(call => call.startsWith('send '))).toEqual([]);
  ask.open(offers);
  expect(ask.text).toBe('How many keys?');
  chat.at.twins.line.latency = 100;
  ask.send();
  ask.close();
  await chat.at.passes(1000);
  expect([states(), chat.served(offers[1]!).includes('How many keys?')]).toEqual([[], false]);
  stop();
});

it('AskedQuestions says why a message was not sent, and goes on with the next one', async () => {
  const { chat, offers, ask, stop, states } = await threeQuestions();
  for (const offer of offers) await chat.store.read(offer);
  chat.at.twins.line.failNext({ reason: 'tooManyRequests', retryAfter: 20 });
  ask.send();
  for (let turn = 0; turn < 6; turn += 1) await settled();
  expect(states()).toEqual(['refused', 'sent', 'sent']);
  expect(ask.canSend).toBe(false);
  stop();
});

it('AskedQuestions shows the text and the vehicles again after a reload while the dealer typed', async () => {
  const { chat, offers } = await threeQuestions();
  const reloaded = new Workplace({ beside: chat.at });
  const ask = reloaded.container.get(AskedQuestions);
  ask.run();
  expect(ask.text).toBe('How many keys?');
  expect(ask.questions).toEqual(offers.map(hashId => ({ hashId, state: { kind: 'toSend' } })));
  expect(reloaded.calls.filter(call => call.startsWith('send '))).toEqual([]);
});

it('AskedQuestions shows after a reload only the vehicles whose message was not sent', async () => {
  const { chat, offers, ask } = await threeQuestions();
  chat.at.twins.line.latency = 100;
  ask.send();
  await chat.at.passes(100);
  await chat.at.passes(100);
  const reloaded = new Workplace({ beside: chat.at });
  const askThen = reloaded.container.get(AskedQuestions);
  askThen.run();
  expect(askThen.questions.map(({ hashId }) => hashId)).toEqual(offers.slice(1));
});

it('AskedQuestions shows the text, but no dialog, after a reload of a page that the dealer had left for', async () => {
  const { chat, stop } = await threeQuestions();
  stop();
  const reloaded = new Workplace({ beside: chat.at });
  const ask = reloaded.container.get(AskedQuestions);
  ask.run();
  expect(ask).toMatchObject({ text: 'How many keys?', isOpen: false });
});

it('AskedQuestions shows no text again that was sent', async () => {
  const { chat, ask, stop } = await threeQuestions();
  ask.send();
  for (let turn = 0; turn < 8; turn += 1) await settled();
  const whileShown = new Workplace({ beside: chat.at });
  const askThen = whileShown.container.get(AskedQuestions);
  askThen.run();
  expect(askThen).toMatchObject({ text: '', isOpen: false });
  stop();
});
