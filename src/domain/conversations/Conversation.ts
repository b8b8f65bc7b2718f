import type { HashId } from '../offers/Offer';
import { type Instant, MINUTE } from '../shared/Instant';
import type { ConversationId, Message } from './Message';

/** A conversation from the server. Its id is null until the first message. */
export interface Conversation {
  readonly id: ConversationId | null;
  readonly offerHashId: HashId;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Number of messages that were left out, because they have no id. Absent if there are none. */
  readonly unreadable?: number;
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
  /** When it was sent last. */
  readonly sentAt: Instant;
  /** The id of the message that probably is the server's copy. Null if there is none, or if the server refused it. */
  readonly echoId: number | null;
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

/**
 * Adds a message that was pushed at this time. Changes nothing if the message belongs to another conversation or is
 * known.
 */
export function withArrived({ conversation, outgoing }: Thread, message: Message, at: Instant): Thread {
  const isForeign = conversation.id !== null && conversation.id !== message.conversationId;
  if (isForeign || holds(conversation, message.id)) return { conversation, outgoing };
  return { conversation: added(conversation, message), outgoing: unclaimed(outgoing, message, at) };
}

/** Applies the response to a sent message. The push of the same message may have arrived before. */
export function withDelivered({ conversation, outgoing }: Thread, key: number, message: Message | null): Thread {
  if (message === null) return { conversation, outgoing: delivered(outgoing, key, 'sent') };
  return {
    conversation: holds(conversation, message.id) ? conversation : added(conversation, message),
    outgoing: outgoing.filter(other => other.key !== key),
  };
}

/** Applies a fetched conversation. Messages that were pushed during the request stay at its end. */
export function withFetched({ conversation, outgoing }: Thread, fetched: Conversation): Thread {
  const later = conversation.messages.filter(({ id }) => id > newestId(fetched));
  const fresh = fetched.messages.filter(({ id }) => !holds(conversation, id));
  return {
    conversation: { ...fetched, messages: [...fetched.messages, ...later] },
    outgoing: fresh.reduce((left, message) => unclaimed(left, message, message.createdAt), outgoing),
  };
}

/** A message with an echo is confirmed by any answer but a refusal, which proves that the echo is of another message. */
export const delivered = (outgoing: readonly Outgoing[], key: number, delivery: Delivery): readonly Outgoing[] =>
  outgoing.flatMap(one => {
    if (one.key !== key) return one;
    return one.echoId === null || delivery === 'notSent' ? { ...one, delivery, echoId: null } : [];
  });

/** A push may arrive after the answer to a later message. */
function added(conversation: Conversation, message: Message): Conversation {
  const { messages } = conversation;
  const later = messages.filter(({ id }) => id > message.id);
  const earlier = messages.filter(({ id }) => id <= message.id);
  return { ...conversation, id: message.conversationId, messages: [...earlier, message, ...later] };
}

/**
 * Removes the outgoing message that this message of the dealer confirms: the one with the same text, else the first
 * message that was sent within a minute, because the server may change a text. If several have the same text, the
 * earliest state in `deliveries` wins. A message without an answer is kept until then, but with its echo.
 */
function unclaimed(
  outgoing: readonly Outgoing[],
  { author, body, id }: Message,
  at: Instant | null,
): readonly Outgoing[] {
  if (author !== 'dealer') return outgoing;
  const possible = outgoing.filter(({ after, echoId }) => echoId === null && id > after);
  const alike = possible.filter(one => one.body === body.trim());
  const textual = deliveries.flatMap(delivery => alike.filter(one => one.delivery === delivery))[0];
  if (textual) return outgoing.filter(one => one !== textual);
  const isRecent = ({ sentAt, delivery }: Outgoing) =>
    at !== null && Math.abs(at - sentAt) <= MINUTE && delivery !== 'notSent';
  const claimed = possible.find(isRecent);
  if (!claimed) return outgoing;
  if (claimed.delivery !== 'pending') return outgoing.filter(one => one !== claimed);
  return outgoing.map(one => (one === claimed ? { ...one, echoId: id } : one));
}
