import * as v from 'valibot';
import type { ChatEvent } from '../../../application/ports/LiveFeed';
import { authorOf, type ConversationId } from '../../../domain/conversations/Message';
import { failed, success } from '../../../domain/shared/Result';
import { ConversationElementJson, toSummary } from './ConversationElementJson';
import { MessageJson, toMessage } from './MessageJson';
import type { JsonReader } from './reading/JsonReader';
import { id } from './reading/numbers';
import { optional } from './reading/optional';
import { readShape } from './reading/readShape';

const MessagedJson = v.object({
  author: optional.text,
  message: MessageJson,
  conversation_list_element: v.nullish(ConversationElementJson),
});

const TypingJson = v.object({
  author: optional.text,
  conversation_id: id,
  start_typing_at: optional.text,
});

/** The channel carries two kinds of events. Only a message event has a `message` key. */
export const readChat: JsonReader<ChatEvent> = (json, drop) => {
  if (!hasMessage(json)) {
    const typing = readShape(TypingJson, json, drop);
    if (!typing.ok) return typing;
    const { author, conversation_id, start_typing_at } = typing.value;
    return success({
      kind: 'typing',
      author: authorOf(author),
      conversationId: conversation_id as ConversationId,
      isTyping: typeof start_typing_at === 'string',
    });
  }
  const messaged = readShape(MessagedJson, json, drop);
  if (!messaged.ok) return messaged;
  const { author, message, conversation_list_element: element } = messaged.value;
  const conversation = message.conversation_id ?? element?.id;
  if (conversation === undefined) return failed('message.conversation_id');
  return success({
    kind: 'messaged',
    message: toMessage({ ...message, author: message.author ?? author }, conversation as ConversationId),
    conversation: element ? toSummary(element) : null,
  });
};

const hasMessage = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'message' in json && json.message !== null && json.message !== undefined;
