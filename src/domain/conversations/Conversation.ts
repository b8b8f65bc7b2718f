import type { HashId } from '../offers/Offer';
import type { ConversationId, Message } from './Message';

/** A conversation from the server. Its id is null until the first message. */
export interface Conversation {
  readonly id: ConversationId | null;
  readonly offerHashId: HashId;
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly unread: number;
}

/**
 * `sent`: the server accepted it, but its message has not arrived yet. `checking`: the response was lost, and the
 * conversation is read again. `unknown`: it did not show in time, but still may. `notSent`: the server refused it.
 */
type Delivery = 'pending' | 'checking' | 'sent' | 'unknown' | 'notSent';

/** A message from the dealer that has not come back from the server yet. */
export interface Outgoing {
  /** The time when it was written, or the next free number. It keeps the messages of several tabs apart. */
  readonly key: number;
  readonly body: string;
  /** The newest message id when this was written. The server's copy has a higher id. */
  readonly after: number;
  readonly delivery: Delivery;
}

export interface Thread {
  readonly conversation: Conversation;
  /** Oldest first. */
  readonly outgoing: readonly Outgoing[];
}

const deliveries: readonly Delivery[] = ['pending', 'checking', 'sent', 'unknown', 'notSent'];

export const newestId = ({ messages }: Conversation): number =>
  messages.reduce((newest, { id }) => Math.max(newest, id), 0);

const holds = ({ messages }: Conversation, id: number): boolean => messages.some(message => message.id === id);

/** Adds a pushed message. Changes nothing if the message belongs to another conversation or is known. */
export function withArrived({ conversation, outgoing }: Thread, message: Message): Thread {
  const isForeign = conversation.id !== null && conversation.id !== message.conversationId;
  if (isForeign || holds(conversation, message.id)) return { conversation, outgoing };
  return { conversation: appended(conversation, message), outgoing: unclaimed(outgoing, message) };
}

/** Applies the response to a sent message. The push of the same message may have arrived before. */
export function withDelivered({ conversation, outgoing }: Thread, key: number, message: Message | null): Thread {
  if (message === null) return { conversation, outgoing: delivered(outgoing, key, 'sent') };
  return {
    conversation: holds(conversation, message.id) ? conversation : appended(conversation, message),
    outgoing: outgoing.filter(other => other.key !== key),
  };
}

/** Applies a fetched conversation. Messages that were pushed during the request stay at its end. */
export function withFetched({ conversation, outgoing }: Thread, fetched: Conversation): Thread {
  const later = conversation.messages.filter(({ id }) => id > newestId(fetched));
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

/**
 * Removes the outgoing message that this message of the dealer confirms. Both have the same text. If several match, the
 * earliest state in `deliveries` wins.
 */
function unclaimed(outgoing: readonly Outgoing[], { author, body, id }: Message): readonly Outgoing[] {
  if (author !== 'dealer') return outgoing;
  const alike = outgoing.filter(one => one.body === body.trim() && id > one.after);
  const claimed = deliveries.flatMap(delivery => alike.filter(one => one.delivery === delivery))[0];
  return claimed ? outgoing.filter(one => one !== claimed) : outgoing;
}
