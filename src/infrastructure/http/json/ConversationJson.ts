import * as v from 'valibot';
import type { SentMessage } from '../../../application/ports/Conversations';
import type { Conversation } from '../../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../../domain/conversations/ConversationSummary';
import type { ConversationId } from '../../../domain/conversations/Message';
import type { HashId } from '../../../domain/offers/Offer';
import type { ListPage } from '../../../domain/shared/Page';
import { success } from '../../../domain/shared/Result';
import { readSummary } from './ConversationElementJson';
import { messageReader } from './MessageJson';
import type { JsonReader } from './reading/JsonReader';
import { id, listSize, toListSize } from './reading/numbers';
import { optional } from './reading/optional';
import { readList } from './reading/readList';
import { readShape } from './reading/readShape';

const ConversationAnswerJson = v.object({
  conversation: v.object({
    id: v.nullish(id),
    offer_hash_id: v.pipe(v.string(), v.nonEmpty()),
    unread_messages: optional.number,
    messages: v.nullish(v.array(v.unknown())),
  }),
});

export const readConversation: JsonReader<Conversation> = (json, drop) => {
  const parsed = readShape(ConversationAnswerJson, json, drop);
  if (!parsed.ok) return parsed;
  const { id: conversationId, offer_hash_id, unread_messages, messages } = parsed.value.conversation;
  const given = messages ?? [];
  const read = readList('conversation.messages', given, messageReader(conversationId), drop);
  const unreadable = given.length - read.length;
  return success({
    id: (conversationId ?? null) as ConversationId | null,
    offerHashId: offer_hash_id as HashId,
    messages: read,
    ...(unreadable > 0 && { unreadable }),
    unread: Math.max(0, unread_messages ?? 0),
  });
};

const ConversationPageJson = v.object({
  conversations: v.array(v.unknown()),
  ...listSize,
  limit: optional.pageSize,
});

export const readConversationPage: JsonReader<ListPage<ConversationSummary>> = (json, drop) => {
  const parsed = readShape(ConversationPageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { conversations, limit } = parsed.value;
  return success({
    rows: readList('conversations', conversations, readSummary, drop),
    received: conversations.length,
    ...toListSize(parsed.value),
    limit: limit ?? null,
  });
};

const SentMessageJson = v.object({
  conversation_id: id,
  message: v.nullish(v.unknown()),
});

/** A confirmed send must not fail because its message is unreadable. The next fetch brings the message. */
export const readSentMessage: JsonReader<SentMessage> = (json, drop) => {
  const parsed = readShape(SentMessageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { conversation_id, message } = parsed.value;
  const given = message === null || message === undefined ? [] : [message];
  return success({
    conversationId: conversation_id as ConversationId,
    message: readList('message', given, messageReader(conversation_id), drop)[0] ?? null,
  });
};
