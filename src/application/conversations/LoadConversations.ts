import { injectable } from 'inversify';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import { Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { LoadRows } from '../shared/LoadRows';
import { Refetches } from '../shared/Refetches';
import { ConversationListStore } from './ConversationListStore';

@injectable()
export class LoadConversations extends LoadRows<ConversationSummary> {
  constructor(conversations: Conversations, list: ConversationListStore, clock: Clock, refetches: Refetches) {
    super({ list, ask: (page, signal) => conversations.list(page, signal), clock, refetches });
  }
}
