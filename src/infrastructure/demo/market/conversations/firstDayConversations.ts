import { DAY, HOUR, MINUTE, type Instant } from '../../../../domain/shared/Instant';
import type { Language } from '../../../../domain/shared/Language';
import { firstDialogues } from '../catalogue/dialogues';
import { writeLast, type TradingRecord } from '../trading/TradingRecord';

/** The age of the last message of each conversation, with the latest conversation last. */
const ages = [9 * DAY, 3 * DAY, 26 * HOUR, 40 * MINUTE];

/** The latest message is an unread one from the support. */
export function enterConversations(book: TradingRecord, language: Language, openedAt: Instant): void {
  const indexes = [...new Set([...book.bids.keys(), ...book.deals.keys(), ...book.likes])];
  const spread = Math.max(1, Math.floor(indexes.length / ages.length));
  const talkedAbout = indexes.filter((_, place) => place % spread === 0).slice(0, ages.length);
  const spoken = ages.slice(ages.length - talkedAbout.length);
  talkedAbout.forEach((index, place) => {
    const dialogue = firstDialogues[place % firstDialogues.length] ?? [];
    const isLatest = place === talkedAbout.length - 1;
    dialogue.forEach(({ author, words }, line) => {
      const createdAt = openedAt - (spoken[place] ?? 0) - (dialogue.length - 1 - line) * 7 * MINUTE;
      writeLast(book, index, { author, body: words[language], createdAt });
    });
    const conversation = book.conversations.get(index);
    if (conversation) book.conversations.set(index, { ...conversation, unread: isLatest ? 1 : 0 });
  });
}

/** Translates the messages from before the first day, because no dealer had chosen a language then. */
export function retellConversations({ conversations }: TradingRecord, language: Language): void {
  const lines = firstDialogues.flat();
  for (const [index, conversation] of conversations) {
    const messages = conversation.messages.map(message => {
      const line = lines.find(({ words }) => Object.values(words).includes(message.body));
      return line ? { ...message, body: line.words[language] } : message;
    });
    conversations.set(index, { ...conversation, messages });
  }
}
