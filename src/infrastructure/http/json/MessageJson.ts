import * as v from 'valibot';
import { authorOf, type ConversationId, type Message } from '../../../domain/conversations/Message';
import { failed, success } from '../../../domain/shared/Result';
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
