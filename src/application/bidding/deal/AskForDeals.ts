import { injectable } from 'inversify';
import type { HashId } from '../../../domain/offers/Offer';
import { hasDeal } from '../../../domain/offers/Sale';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { PacedReads } from '../../offers/PacedReads';
import { SessionStore } from '../../session/SessionStore';

/** If more offers wait, the list of deals answers for all of them, and they are not read one by one. */
const MOST_SINGLE = 5;

/** True if this dealer has a deal on the offer. Null if the server did not answer. */
type Answered = (hasDeal: boolean | null) => void;

interface Asked {
  readonly answered: Answered[];
  step: 'offer' | 'deals' | 'underWay';
}

/** Asks the server whether this dealer has a deal on a sold offer: its own call first, then the list of deals for all offers. */
@injectable()
export class AskForDeals {
  private readonly waiting = new Map<HashId, Asked>();

  constructor(
    private readonly reads: PacedReads,
    private readonly fresh: FreshOffers,
    private readonly registry: OfferRegistry,
    private readonly session: SessionStore,
  ) {}

  /** False proves little: a deal may open some seconds after its offer is closed. */
  execute(hashId: HashId, step: 'offer' | 'deals' = 'offer'): Promise<boolean | null> {
    return new Promise(resolve => {
      const asked = this.waiting.get(hashId);
      // An answer that is under way may be older than the reason to ask now.
      if (asked && asked.step !== 'underWay') return void asked.answered.push(resolve);
      this.waiting.set(hashId, { answered: [resolve, ...(asked?.answered ?? [])], step });
      this.wait(hashId);
    });
  }

  private wait(hashId: HashId): void {
    this.reads.add(hashId, () => this.askInTurn(hashId));
  }

  private askInTurn(hashId: HashId): Promise<void> | null {
    const asked = this.waiting.get(hashId);
    if (!asked || asked.step === 'underWay') return null;
    if (!this.session.isSignedIn) {
      this.answer([...this.waiting], () => null);
      return null;
    }
    const unread = [...this.waiting.values()].filter(({ step }) => step === 'offer').length;
    if (asked.step === 'deals' || unread > MOST_SINGLE) return this.askForAll();
    asked.step = 'underWay';
    return this.askFor(hashId, asked);
  }

  private async askFor(hashId: HashId, asked: Asked): Promise<void> {
    const offer = await this.fresh.read(hashId);
    if (this.waiting.get(hashId) !== asked) return;
    if (offer && hasDeal(offer)) return this.answer([[hashId, asked]], () => true);
    asked.step = 'deals';
    this.wait(hashId);
  }

  private async askForAll(): Promise<void> {
    const all = [...this.waiting].filter(([, { step }]) => step !== 'underWay');
    for (const [, asked] of all) asked.step = 'underWay';
    const deals = await this.fresh.newestDeals();
    this.answer(all, hashId => deals && (deals.has(hashId) || hasDeal(this.registry.get(hashId)!)));
  }

  private answer(all: readonly (readonly [HashId, Asked])[], answerFor: (hashId: HashId) => boolean | null): void {
    for (const [hashId, asked] of all) {
      // It was asked for again meanwhile.
      if (this.waiting.get(hashId) !== asked) continue;
      this.waiting.delete(hashId);
      for (const answered of asked.answered) answered(answerFor(hashId));
    }
  }
}
