import * as v from 'valibot';
import { authorOf, type ConversationId, type Message } from '../../../domain/conversations/Message';
import { success } from '../../../domain/shared/Result';
import { imageAddress } from '../../../domain/shared/WebAddress';
import type { JsonReader } from './JsonReader';
import { id } from './numbers';
import { optional } from './optional';
import { readShape } from './readShape';

export const MessageJson = v.object({
  id,
  conversation_id: id,
  body: optional.text,
  author: optional.text,
  avatar: optional.text,
  created_at: optional.instant,
});

export const readMessage: JsonReader<Message> = (json, drop) => {
  const parsed = readShape(MessageJson, json, drop);
  return parsed.ok ? success(toMessage(parsed.value)) : parsed;
};

export function toMessage(json: v.InferOutput<typeof MessageJson>): Message {
  return {
    id: json.id,
    conversationId: json.conversation_id as ConversationId,
    author: authorOf(json.author),
    body: json.body ?? '',
    avatar: imageAddress(json.avatar),
    createdAt: json.created_at ? Date.parse(json.created_at) : null,
  };
}
