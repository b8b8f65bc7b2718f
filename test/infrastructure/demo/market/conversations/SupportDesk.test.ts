import type { LiveEvent } from '../../../../../src/application/ports/LiveFeed';
import { HOUR, MINUTE, SECOND } from '../../../../../src/domain/shared/Instant';
import { languages } from '../../../../../src/domain/shared/Language';
import { firstDialogues, supportAnswers } from '../../../../../src/infrastructure/demo/market/catalogue/dialogues';
import { aMarketplace, buyerEmail } from '../aMarketplace';

function chattedWith(tempo: number) {
  const market = aMarketplace({ tempo, offers: 20 });
  const offer = market.buyer.conversations(1).rows[1]!.offerHashId;
  const chat: LiveEvent['kind'][] = [];
  market.marketplace.onEvent(buyerEmail, event => {
    if (event.kind === 'messaged' || event.kind === 'typing') chat.push(event.kind);
  });
  market.marketplace.start();
  const messages = () => {
    const conversation = market.buyer.conversation(offer);
    return conversation.ok ? conversation.value.messages : [];
  };
  return { ...market, offer, chat, messages };
}

test('in each earlier conversation, the dealer asks first and the support side has the last word', () => {
  const { buyer } = aMarketplace({ offers: 20 });
  const authors = buyer.conversations(1).rows.map(({ offerHashId }) => {
    const conversation = buyer.conversation(offerHashId);
    return conversation.ok ? conversation.value.messages.map(({ author }) => author) : [];
  });
  expect(authors.map(said => said.length).sort()).toEqual([2, 2, 2, 4]);
  for (const said of authors) expect(said).toEqual(said.map((_, turn) => (turn % 2 === 0 ? 'dealer' : 'support')));
});

test('the support side types after a while, then answers with an unread message', () => {
  const { buyer, clock, offer, chat, messages } = chattedWith(1);
  const unread = buyer.counters().messages;
  buyer.sendMessage(offer, 'Is it still there?');
  expect(chat).toEqual(['messaged']);
  clock.advance(4 * SECOND);
  expect(chat).toEqual(['messaged', 'typing']);
  clock.advance(4 * SECOND);
  expect(chat).toEqual(['messaged', 'typing', 'typing', 'messaged']);
  expect(messages().at(-1)).toMatchObject({ author: 'support' });
  expect(buyer.counters().messages).toBe(unread + 1);
});

test('the support side answers two messages in a row once', () => {
  const { buyer, clock, offer, messages } = chattedWith(1);
  const before = messages().length;
  buyer.sendMessage(offer, 'Is it still there?');
  clock.advance(SECOND);
  buyer.sendMessage(offer, 'And how much is it?');
  clock.advance(HOUR);
  expect(messages()).toHaveLength(before + 3);
});

test('a message that was unanswered when the market stopped is answered when it continues', () => {
  const kept = chattedWith(1);
  kept.buyer.sendMessage(kept.offer, 'Is it still there?');
  kept.marketplace.stop();
  const again = aMarketplace({ tempo: 1, offers: 20, clock: kept.clock });
  expect(again.marketplace.restore(structuredClone(kept.marketplace.snapshot()))).toBe(true);
  expect(again.buyer.conversation(kept.offer)).toEqual(kept.buyer.conversation(kept.offer));
  again.marketplace.start();
  kept.clock.advance(10 * SECOND);
  expect(again.buyer.conversation(kept.offer)).toMatchObject({ value: { unread: 1 } });
});

test.each(languages)('the support side writes earlier messages and new answers in %s', language => {
  const { marketplace, buyer, clock, offer, messages } = chattedWith(1);
  const told = messages().map(({ body }) => firstDialogues.flat().find(({ words }) => words.en === body)?.words);
  buyer.sendMessage(offer, 'Is it still there?');
  marketplace.speak(buyerEmail, language);
  clock.advance(MINUTE);
  const answers = supportAnswers.map(words => words[language]);
  const bodies = messages().map(({ body }) => body);
  expect(bodies.slice(0, -1)).toEqual([...told.map(words => words?.[language]), 'Is it still there?']);
  expect(answers).toContain(bodies.at(-1));
});
