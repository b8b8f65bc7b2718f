import { failed, success } from '../../../src/domain/shared/Result';
import { readChat } from '../../../src/infrastructure/actionCable/CableChannels';
import {
  readConversation,
  readConversationPage,
  readSentMessage,
} from '../../../src/infrastructure/http/HttpConversations';
import { reading } from './json/aRow';

const message = { id: 31, body: 'Gern', author: 'admin', created_at: '2026-11-19T14:03:00Z', conversation_id: 7 };
const read = {
  id: 31,
  conversationId: 7,
  author: 'support',
  body: 'Gern',
  avatar: null,
  createdAt: Date.UTC(2026, 10, 19, 14, 3),
};
const element = { id: 7, offer_hash_id: 'MB-1', label1: 'BMW', seen_by_dealer: false, updated_at: '2026-11-19 14:03' };
const summary = {
  id: 7,
  offerHashId: 'MB-1',
  label1: 'BMW',
  label2: '',
  photo: null,
  isSeen: false,
  unread: null,
  updatedAt: '2026-11-19 14:03',
};

describe('readConversation', () => {
  it('reads the messages in their order', () => {
    const messages = [message, { ...message, id: 32, author: 'dealer', avatar: 'https://a.example/me.png' }];
    const json = { conversation: { id: 7, offer_hash_id: 'MB-1', unread_messages: 1, messages } };
    const own = { ...read, id: 32, author: 'dealer', avatar: 'https://a.example/me.png' };
    expect(reading(readConversation, json)).toEqual({
      value: success({ id: 7, offerHashId: 'MB-1', unread: 1, messages: [read, own] }),
      dropped: [],
    });
  });

  it('reads a conversation that has not started', () => {
    const json = { conversation: { id: null, offer_hash_id: 'MB-1', messages: [] } };
    expect(reading(readConversation, json).value).toEqual(
      success({ id: null, offerHashId: 'MB-1', unread: 0, messages: [] }),
    );
  });

  it('drops, names and counts an unreadable message, and drops an unsafe avatar', () => {
    const messages = [
      { ...message, id: null },
      { ...message, avatar: 'javascript:alert(1)' },
    ];
    const { value, dropped } = reading(readConversation, { conversation: { id: 7, offer_hash_id: 'MB-1', messages } });
    expect(value).toMatchObject(success({ messages: [read], unreadable: 1 }));
    expect(dropped).toEqual(['conversation.messages.0.id']);
  });

  it.each([null, undefined])('reads a message with the body %s as an empty one', body => {
    const json = { conversation: { id: 7, offer_hash_id: 'MB-1', messages: [{ ...message, body }] } };
    expect(reading(readConversation, json)).toMatchObject({
      value: success({ messages: [{ ...read, body: '' }] }),
      dropped: [],
    });
  });

  it('names the missing key', () => {
    expect(reading(readConversation, { conversation: { id: 7, messages: [] } }).value).toEqual(
      failed('conversation.offer_hash_id'),
    );
  });
});

describe('readConversationPage', () => {
  it('drops and names an unreadable element', () => {
    const json = { conversations: [element, { ...element, id: 'x' }], total_pages: 3, total_count: 41, limit: 20 };
    expect(reading(readConversationPage, json)).toEqual({
      value: success({ rows: [summary], totalPages: 3, totalCount: 41, limit: 20, received: 2 }),
      dropped: ['conversations.1.id'],
    });
  });
});

describe('readSentMessage', () => {
  it.each([
    [{ conversation_id: 7, message }, read, []],
    [{ conversation_id: 7 }, null, []],
    [{ conversation_id: 7, message: { body: 'Hello' } }, null, ['message.0.id']],
  ])('reads %j', (json, written, dropped) => {
    expect(reading(readSentMessage, json)).toEqual({
      value: success({ conversationId: 7, message: written }),
      dropped,
    });
  });
});

describe('readChat', () => {
  it('reads a message with its list entry', () => {
    const json = { author: 'admin', message, conversation_list_element: element };
    expect(reading(readChat, json).value).toEqual(success({ kind: 'messaged', message: read, conversation: summary }));
  });

  it.each([
    ['dealer', undefined, 'dealer'],
    ['dealer', null, 'dealer'],
    ['dealer', 'admin', 'support'],
    ['admin', 'dealer', 'dealer'],
    [undefined, undefined, 'support'],
  ])('reads the outer author %j and the inner author %j as %s', (author, own, written) => {
    const json = { author, message: { ...message, author: own } };
    expect(reading(readChat, json).value).toMatchObject(success({ message: { author: written } }));
  });

  it('treats a null message as missing', () => {
    const json = { author: 'admin', message: null, conversation_id: 7, start_typing_at: null };
    expect(reading(readChat, json).value).toMatchObject(success({ kind: 'typing', isTyping: false }));
  });

  it('reads a message even if its list entry is unreadable', () => {
    const { value, dropped } = reading(readChat, { message, conversation_list_element: { id: 7 } });
    expect(value).toEqual(success({ kind: 'messaged', message: read, conversation: null }));
    expect(dropped).toEqual(['conversation_list_element.offer_hash_id']);
  });

  it.each([
    ['2026-11-19T14:03:00Z', true],
    [null, false],
  ])('reads the typing time %j as typing: %j', (start_typing_at, isTyping) => {
    expect(reading(readChat, { author: 'admin', conversation_id: 7, start_typing_at }).value).toEqual(
      success({ kind: 'typing', author: 'support', conversationId: 7, isTyping }),
    );
  });

  it('names the missing key', () => {
    expect(reading(readChat, { author: 'admin' }).value).toEqual(failed('conversation_id'));
    expect(reading(readChat, { message: { ...message, id: null } }).value).toEqual(failed('message.id'));
    const rounded = { ...message, conversation_id: 2 ** 53 };
    expect(reading(readChat, { message: rounded }).value).toEqual(failed('message.conversation_id'));
  });
});
