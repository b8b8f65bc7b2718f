import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { ConversationStore } from '../conversations/ConversationStore';
import { KeepMessageDrafts } from '../conversations/KeepMessageDrafts';

/** Opens the conversation about an offer with a question as its draft. Sends nothing. */
@injectable()
export class AskSeller {
  constructor(
    @inject(ConversationStore) private readonly conversations: ConversationStore,
    @inject(KeepMessageDrafts) private readonly drafts: KeepMessageDrafts,
  ) {}

  /** Text that the dealer has typed there stays. */
  async execute(hashId: HashId, question: string): Promise<void> {
    await this.drafts.restore(hashId);
    runInAction(() => {
      if (this.conversations.hold(hashId).text.trim() === '') this.drafts.typed(hashId, question);
      this.conversations.openingWanted(hashId);
    });
  }
}
