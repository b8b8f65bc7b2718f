import * as v from 'valibot';
import type { Conversations, SentMessage } from '../../application/ports/Conversations';
import type { Conversation } from '../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import type { ConversationId } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { messageReader, readSummary } from './json/MessageJson';
import { type JsonReader, readList, readNothing } from './json/reading/JsonReader';
import { id, listSize, toListSize } from './json/reading/numbers';
import { optional } from './json/reading/optional';
import { readShape } from './json/reading/readShape';

const PATH = '/api/v2/conversations';

export class HttpConversations implements Conversations {
  constructor(private readonly api: HttpClient) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<ConversationSummary>, Failure>> {
    return this.api.get({ path: PATH, query: { page }, read: readConversationPage, signal });
  }

  byHashId(offer: HashId, signal?: AbortSignal): Promise<Result<Conversation, Failure>> {
    return this.api.get({ path: `${PATH}/show_by_hash_id`, query: { hash_id: offer }, read: readConversation, signal });
  }

  send(offer: HashId, body: string): Promise<Result<SentMessage, Failure>> {
    const json = { offer: { hash_id: offer }, message: { body } };
    return this.api.write({ method: 'POST', path: '/api/v2/messages', body: json, read: readSentMessage });
  }

  markSeen(offer: HashId): Promise<Result<void, Failure>> {
    const body = { hash_id: offer };
    return this.api.write({ method: 'PUT', path: `${PATH}/update_seen_by_dealer`, body, read: readNothing });
  }
}

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
