import type { Press } from '../../../domain/bidding/Press';
import type { Offer } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import type { Result } from '../../../domain/shared/Result';

/** What only one kind of press knows. */
export interface PressKind {
  /** The press with `amount`. Null if the offer or the dealer's access does not permit it. */
  readonly pressOn: (offer: Offer, amount: Money) => Press | null;
  readonly send: (press: Press, offer: Offer) => Promise<Result<unknown, Failure>>;
  /** Whether the server shows the effect. False proves nothing: it may act later. */
  readonly hasEffect: (press: Press, signal: AbortSignal) => Promise<boolean>;
  /** Shows the effect. Runs in one action, before the row unlocks. */
  readonly done: (press: Press) => void;
}
