import type { HashId } from '../offers/Offer';
import type { ConversationId, Message } from './Message';

/** A conversation as the server tells it; it has no number before its first message. */
export interface Conversation {
  readonly id: ConversationId | null;
  readonly offerHashId: HashId;
  /** The oldest first. */
  readonly messages: readonly Message[];
  readonly unread: number;
}

/**
 * `sent`: the server has it, and the message itself is still to come. `checking`: the answer was lost, and the conversation
 * is read again. `unknown`: it did not show there in time and may still. `notSent`: the server refused it.
 */
type Delivery = 'pending' | 'checking' | 'sent' | 'unknown' | 'notSent';

/** What the dealer wrote and what has not come back as a message yet. */
export interface Outgoing {
  readonly key: number;
  readonly body: string;
  /** The newest message that was known when this was written: its own is newer. */
  readonly after: number;
  readonly delivery: Delivery;
}

export interface Thread {
  readonly conversation: Conversation;
  /** The oldest first. */
  readonly outgoing: readonly Outgoing[];
}

const deliveries: readonly Delivery[] = ['pending', 'checking', 'sent', 'unknown', 'notSent'];

export const newestId = ({ messages }: Conversation): number =>
  messages.reduce((newest, { id }) => Math.max(newest, id), 0);

const holds = ({ messages }: Conversation, id: number): boolean => messages.some(message => message.id === id);

/** A message that was pushed: unchanged where it belongs elsewhere or is known already. */
export function withArrived({ conversation, outgoing }: Thread, message: Message): Thread {
  const isForeign = conversation.id !== null && conversation.id !== message.conversationId;
  if (isForeign || holds(conversation, message.id)) return { conversation, outgoing };
  return { conversation: appended(conversation, message), outgoing: unclaimed(outgoing, message) };
}

/** The server's answer to what was sent; the echo may have come before it, and then says the same. */
export function withDelivered({ conversation, outgoing }: Thread, key: number, message: Message | null): Thread {
  if (message === null) return { conversation, outgoing: delivered(outgoing, key, 'sent') };
  return {
    conversation: holds(conversation, message.id) ? conversation : appended(conversation, message),
    outgoing: outgoing.filter(other => other.key !== key),
  };
}

/** The conversation as it was fetched, and after it what was pushed while the answer was on its way. */
export function withFetched({ conversation, outgoing }: Thread, fetched: Conversation): Thread {
  const later = conversation.messages.filter(({ id }) => !holds(fetched, id) && id > newestId(fetched));
  const fresh = fetched.messages.filter(({ id }) => !holds(conversation, id));
  return {
    conversation: { ...fetched, messages: [...fetched.messages, ...later] },
    outgoing: fresh.reduce(unclaimed, outgoing),
  };
}

export const delivered = (outgoing: readonly Outgoing[], key: number, delivery: Delivery): readonly Outgoing[] =>
  outgoing.map(one => (one.key === key ? { ...one, delivery } : one));

function appended(conversation: Conversation, message: Message): Conversation {
  return { ...conversation, id: message.conversationId, messages: [...conversation.messages, message] };
}

/** A message of the dealer's own is what became of the first outgoing one that reads the same. */
function unclaimed(outgoing: readonly Outgoing[], { author, body, id }: Message): readonly Outgoing[] {
  if (author !== 'dealer') return outgoing;
  const alike = outgoing.filter(one => one.body === body.trim() && id > one.after);
  const claimed = deliveries.flatMap(delivery => alike.filter(one => one.delivery === delivery))[0];
  return claimed ? outgoing.filter(one => one !== claimed) : outgoing;
}
