import { inject, injectable } from 'inversify';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import { Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { LoadRows } from '../shared/LoadRows';
import { Refetches } from '../shared/Refetches';
import { ConversationListStore } from './ConversationListStore';

@injectable()
export class LoadConversations extends LoadRows<ConversationSummary> {
  constructor(
    @inject(Conversations) conversations: Conversations,
    @inject(ConversationListStore) list: ConversationListStore,
    @inject(Clock) clock: Clock,
    @inject(Refetches) refetches: Refetches,
  ) {
    super({ list, ask: (page, signal) => conversations.list(page, signal), clock, refetches });
  }
}
