import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { ConversationStore } from '../conversations/ConversationStore';
import { TypedInput } from '../forms/TypedInput';

/** Opens the conversation about an offer with a question as its draft. Sends nothing. */
@injectable()
export class AskSeller {
  constructor(
    private readonly conversations: ConversationStore,
    private readonly input: TypedInput,
  ) {}

  /** Text that the dealer has typed there stays. */
  async execute(hashId: HashId, question: string): Promise<void> {
    await this.input.restore();
    runInAction(() => {
      const typed = this.input.valueOf('typedMessages', hashId) ?? '';
      if (typed.trim() === '') this.input.type('typedMessages', hashId, question);
      this.conversations.openingWanted(hashId);
    });
  }
}
