import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { differingLines } from '../../domain/handover/Handover';
import type { HashId } from '../../domain/offers/Offer';
import { TypedInput } from '../forms/TypedInput';
import { Clock } from '../ports/Clock';
import { DealerBook } from '../ports/DealerBook';
import { BookOwner } from './BookOwner';
import { OpenedHandover } from './OpenedHandover';

/** Prepares the message to support about what differs, as the draft of the offer's conversation. Sends nothing. */
@injectable()
export class ReportDifferences {
  constructor(
    private readonly opened: OpenedHandover,
    private readonly owner: BookOwner,
    private readonly dealerBook: DealerBook,
    private readonly input: TypedInput,
    private readonly clock: Clock,
  ) {}

  /** The text begins with the heading. What the dealer has typed there stays in front of it. */
  async execute(hashId: HashId, heading: string, text: string): Promise<void> {
    if (this.owner.isOffline) await this.keepDraft(hashId, heading, text);
    else {
      await this.input.reread('typedMessages', hashId);
      const typed = this.input.valueOf('typedMessages', hashId) ?? '';
      runInAction(() => this.input.type('typedMessages', hashId, withReport(typed, heading, text)));
    }
    this.opened.change(handover => ({
      ...handover,
      report: {
        heading,
        lines: differingLines(handover).map(({ key }) => key),
        preparedAt: this.clock.now(),
        sentAt: null,
      },
    }));
  }

  private async keepDraft(hashId: HashId, heading: string, text: string): Promise<void> {
    const dealer = this.owner.dealerKey;
    if (dealer === null) return;
    const typed = await this.dealerBook.read(dealer, 'typedMessages', hashId);
    const value = withReport((typed.ok && typed.value?.value) || '', heading, text);
    await this.dealerBook.put(dealer, 'typedMessages', [{ key: hashId, changedAt: this.clock.deviceNow(), value }]);
  }
}

/** An earlier report goes to the end of what was typed, so it is replaced as a whole. */
function withReport(typed: string, heading: string, text: string): string {
  const own = typed.split(heading)[0]!.trim();
  return own === '' ? text : `${own}\n\n${text}`;
}
