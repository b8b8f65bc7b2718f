import * as v from 'valibot';
import type { ConversationSummary } from '../../../domain/conversations/ConversationSummary';
import { authorOf, type ConversationId, type Message } from '../../../domain/conversations/Message';
import type { HashId } from '../../../domain/offers/Offer';
import { failed, success } from '../../../domain/shared/Result';
import { visibleText } from '../../../domain/shared/visibleText';
import { imageAddress } from '../../../domain/shared/WebAddress';
import type { JsonReader } from './reading/JsonReader';
import { id } from './reading/numbers';
import { optional } from './reading/optional';
import { readShape } from './reading/readShape';

export const MessageJson = v.object({
  id,
  conversation_id: v.nullish(id),
  body: optional.text,
  author: optional.text,
  avatar: optional.text,
  created_at: optional.instant,
});

/** A message that names no conversation belongs to the one around it. */
export const messageReader =
  (around: number | null | undefined): JsonReader<Message> =>
  (json, drop) => {
    const parsed = readShape(MessageJson, json, drop);
    if (!parsed.ok) return parsed;
    const conversation = parsed.value.conversation_id ?? around;
    if (conversation === null || conversation === undefined) return failed('conversation_id');
    return success(toMessage(parsed.value, conversation as ConversationId));
  };

export function toMessage(json: v.InferOutput<typeof MessageJson>, conversationId: ConversationId): Message {
  return {
    id: json.id,
    conversationId,
    author: authorOf(json.author),
    body: json.body ?? '',
    avatar: imageAddress(json.avatar),
    createdAt: json.created_at ? Date.parse(json.created_at) : null,
  };
}

export const ConversationElementJson = v.object({
  id,
  offer_hash_id: v.pipe(v.string(), v.nonEmpty()),
  label1: optional.text,
  label2: optional.text,
  photo: optional.text,
  seen_by_dealer: optional.flag,
  unread_messages: optional.number,
  updated_at: optional.text,
});

export const readSummary: JsonReader<ConversationSummary> = (json, drop) => {
  const parsed = readShape(ConversationElementJson, json, drop);
  return parsed.ok ? success(toSummary(parsed.value)) : parsed;
};

/** A conversation without `seen_by_dealer` counts as seen, so that no badge appears without a reason. */
export function toSummary(json: v.InferOutput<typeof ConversationElementJson>): ConversationSummary {
  return {
    id: json.id as ConversationId,
    offerHashId: json.offer_hash_id as HashId,
    label1: visibleText(json.label1 ?? ''),
    label2: visibleText(json.label2 ?? ''),
    photo: imageAddress(json.photo),
    isSeen: json.seen_by_dealer ?? true,
    unread: json.unread_messages ?? null,
    updatedAt: json.updated_at ?? '',
  };
}
