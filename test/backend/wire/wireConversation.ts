import type { ChatEvent } from '../../../src/application/ports/LiveFeed';
import type { Conversation } from '../../../src/domain/conversations/Conversation';
import type { ConversationSummary } from '../../../src/domain/conversations/ConversationSummary';
import type { Author, Message } from '../../../src/domain/conversations/Message';
import type { Instant } from '../../../src/domain/shared/Instant';
import { wireTime } from './wireTime';

export function wireConversation({ id, offerHashId, unread, messages }: Conversation) {
  return { id, offer_hash_id: offerHashId, unread_messages: unread, messages: messages.map(wireMessage) };
}

export function wireMessage({ id, body, author, avatar, createdAt, conversationId }: Message) {
  return {
    id,
    body,
    author: wireAuthor(author),
    avatar,
    created_at: wireTime(createdAt),
    conversation_id: conversationId,
  };
}

export function wireElement(summary: ConversationSummary) {
  return {
    id: summary.id,
    offer_hash_id: summary.offerHashId,
    label1: summary.label1,
    label2: summary.label2,
    photo: summary.photo,
    seen_by_dealer: summary.isSeen,
    unread_messages: summary.unread,
    updated_at: summary.updatedAt,
  };
}

/** A push of the chat channel; `now` is when the support side started to type. */
export function wireChat(event: ChatEvent, now: Instant) {
  const author = wireAuthor(event.kind === 'messaged' ? event.message.author : event.author);
  if (event.kind === 'messaged') {
    const { message, conversation } = event;
    return {
      author,
      message: wireMessage(message),
      conversation_list_element: conversation && wireElement(conversation),
    };
  }
  return {
    author,
    conversation_id: event.conversationId,
    start_typing_at: event.isTyping ? wireTime(now) : null,
  };
}

const wireAuthor = (author: Author): string => (author === 'dealer' ? 'dealer' : 'admin');
