import type { Conversations, SentMessage } from '../../application/ports/Conversations';
import type { Conversation } from '../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readConversation, readConversationPage, readSentMessage } from './json/ConversationJson';
import { readNothing } from './json/reading/JsonReader';

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
