import { inject, injectable } from 'inversify';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import { RefetchScreen } from '../offers/RefetchScreen';
import { Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { LoadRows } from '../shared/LoadRows';
import { ConversationListStore } from './ConversationListStore';

@injectable()
export class LoadConversations extends LoadRows<ConversationSummary> {
  constructor(
    @inject(Conversations) conversations: Conversations,
    @inject(ConversationListStore) list: ConversationListStore,
    @inject(Clock) clock: Clock,
    @inject(RefetchScreen) refetchScreen: RefetchScreen,
  ) {
    super({ list, ask: (page, signal) => conversations.list(page, signal), clock, refetchScreen });
  }
}
