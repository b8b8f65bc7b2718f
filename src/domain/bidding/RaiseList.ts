import { bidStanding, shownBid } from '../offers/BidStanding';
import type { HashId, Offer } from '../offers/Offer';
import { isOnSale } from '../offers/Sale';
import type { Failure } from '../shared/Failure';
import { nextInTurn } from '../shared/Lists';
import { type Money } from '../shared/Money';
import { type BidReview, reviewBeforeBid, type UnusualReason } from './UnusualBid';

/** The outcome of a raise that was sent. */
export type RaiseAnswer =
  | { readonly kind: 'placed' }
  /** The offer shows a deal of the dealer, which does not say whether this bid arrived. */
  | { readonly kind: 'deal' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** The answer was lost, and no effect shows yet. */
  | { readonly kind: 'outcomeOpen' }
  /** Not sent, because another press of the dealer on this offer still waits for its outcome. */
  | { readonly kind: 'notSent' };

/** The state of one raise. */
export type RaiseState =
  | { readonly kind: 'toSend' | 'inFlight' }
  | RaiseAnswer
  /** Not sent, because the session ended or the page was reloaded before. The dealer decides again. */
  | { readonly kind: 'interrupted' }
  /** Left out, because the highest bid is no longer the reviewed one. */
  | { readonly kind: 'moved'; readonly highestBid: Money }
  /** Left out, because the offer is no longer on sale. */
  | { readonly kind: 'notOnSale' }
  /** Left out, because there is no amount. */
  | { readonly kind: 'noAmount' }
  /** Left out until the dealer confirms the unusual amount in the review. */
  | { readonly kind: 'unusual'; readonly review: BidReview };

/** One bid of the list, as it is on screen. */
export interface Raise {
  readonly hashId: HashId;
  readonly amount: Money;
  /** The highest bid that was on screen with the amount. 0 if there was none. */
  readonly highestBid: Money;
  /** The unusual amount and its reasons that the dealer has confirmed. Null if nothing is confirmed. */
  readonly confirmed: BidReview | null;
  readonly state: RaiseState;
}

/**
 * Bids that the dealer reviews together and places by one press. They are sent one after the other. Amounts can be edited
 * in the review only.
 */
export interface RaiseList {
  readonly phase: 'review' | 'placing';
  /** In the order of sending, each offer once. */
  readonly raises: readonly Raise[];
}

type OfferOfRaise = Pick<
  Offer,
  'hashId' | 'highestBid' | 'ownBid' | 'bidBeforePush' | 'closed' | 'finalPrice' | 'archivedAt' | 'inArchive'
>;

/** A dealer who leads has nothing to raise. If the own bid is not known, the highest bid may be the dealer's own one. */
export const canBeRaised = (offer: Offer): boolean =>
  isOnSale(offer) && offer.deal === null && bidStanding(offer) === 'outbid';

/** Opens the review. If an offer is ticked twice, its first amount counts. */
export function reviewRaises(ticked: readonly { readonly offer: OfferOfRaise; readonly amount: Money }[]): RaiseList {
  const seen = new Set<HashId>();
  const distinct = ticked.filter(({ offer: { hashId } }) => !seen.has(hashId) && seen.add(hashId));
  return { phase: 'review', raises: distinct.map(({ offer, amount }) => reviewed(offer, amount)) };
}

/** The dealer typed another amount and sees the offer as it is now. */
export function raiseEdited(list: RaiseList, offer: OfferOfRaise, amount: Money): RaiseList {
  if (list.phase !== 'review') return list;
  return changed(list, offer.hashId, () => reviewed(offer, amount));
}

/**
 * The offer changed. A raise that is not sent yet is left out if it was reviewed against another highest bid. It stays
 * left out until the dealer edits its amount, even if the earlier highest bid returns.
 */
export function raiseMarketMoved(list: RaiseList, offer: OfferOfRaise): RaiseList {
  return changed(list, offer.hashId, raise => {
    const { kind } = raise.state;
    if (kind === 'toSend' || kind === 'unusual') {
      const state = stateOnMarket(offer, raise.highestBid);
      return state.kind === 'toSend' ? raise : { ...raise, state };
    }
    return kind === 'moved' ? { ...raise, state: stateOnMarket(offer, null) } : raise;
  });
}

/**
 * The reasons why the amount is unusual have changed. A raise is left out until the dealer has confirmed its reasons. A
 * raise that was left out at the press is not sent later.
 */
export function raiseJudged(list: RaiseList, hashId: HashId, reasons: readonly UnusualReason[]): RaiseList {
  return changed(list, hashId, raise => {
    const { kind } = raise.state;
    if (kind !== 'toSend' && (kind !== 'unusual' || list.phase !== 'review')) return raise;
    const review = reviewBeforeBid(raise.amount, reasons, raise.confirmed);
    return { ...raise, state: review ? { kind: 'unusual', review } : { kind: 'toSend' } };
  });
}

/** The dealer confirms the unusual amount that is on screen, or takes the confirmation back. */
export function raiseTicked(list: RaiseList, hashId: HashId, isTicked: boolean): RaiseList {
  if (list.phase !== 'review') return list;
  return changed(list, hashId, raise => {
    const { state, confirmed } = raise;
    if (isTicked && state.kind === 'unusual') {
      return { ...raise, confirmed: state.review, state: { kind: 'toSend' } };
    }
    if (isTicked || confirmed === null || state.kind !== 'toSend') return raise;
    return { ...raise, confirmed: null, state: { kind: 'unusual', review: confirmed } };
  });
}

/** The press on 'Place n bids'. */
export const raisesConfirmed = (list: RaiseList): RaiseList =>
  list.phase === 'review' ? { ...list, phase: 'placing' } : list;

/**
 * The raise to send now. Null before the press, while one is under way, while the outcome of one is not known, and if none
 * is left.
 */
export function nextRaise({ phase, raises }: RaiseList): Raise | null {
  return phase === 'placing' ? nextInTurn(raises) : null;
}

/** Whether the raises were placed as far as they could be, so that nothing is under way and nothing will be sent. */
export const isFinished = ({ phase, raises }: RaiseList): boolean =>
  phase === 'placing' && !raises.some(({ state: { kind } }) => pendingKinds.has(kind));

const pendingKinds: ReadonlySet<RaiseState['kind']> = new Set<RaiseState['kind']>([
  'toSend',
  'inFlight',
  'outcomeOpen',
]);

/** The next raise is sent. Nothing changes if it may not be sent now. */
export function raiseSent(list: RaiseList, hashId: HashId): RaiseList {
  if (nextRaise(list)?.hashId !== hashId) return list;
  return changed(list, hashId, raise => ({ ...raise, state: { kind: 'inFlight' } }));
}

/** The answer to the raise that is under way, or what became known after its answer was lost. */
export function raiseAnswered(list: RaiseList, hashId: HashId, answer: RaiseAnswer): RaiseList {
  return changed(list, hashId, raise =>
    raise.state.kind === 'inFlight' || raise.state.kind === 'outcomeOpen' ? { ...raise, state: answer } : raise,
  );
}

/** The session has ended: no raise is sent later without another press. A review stays as it is. */
export const raisesInterrupted = (list: RaiseList): RaiseList =>
  list.phase === 'review'
    ? list
    : {
        ...list,
        raises: list.raises.map(raise => (isToSend(raise) ? { ...raise, state: { kind: 'interrupted' } } : raise)),
      };

/** The outcome of a raise that was under way on an earlier page and is no longer checked, as the offer shows it. */
export function raiseSettled(raise: Raise, { deal, ownBid }: Pick<Offer, 'deal' | 'ownBid'>): Raise {
  if (deal !== null) return { ...raise, state: { kind: 'deal' } };
  return { ...raise, state: { kind: (ownBid ?? 0) >= raise.amount ? 'placed' : 'interrupted' } };
}

/** The raises that an earlier page was placing. The answer to one that was under way did not reach this page. */
export const raisesReloaded = (raises: readonly Raise[]): RaiseList =>
  raisesInterrupted({
    phase: 'placing',
    raises: raises.map(raise =>
      raise.state.kind === 'inFlight' ? { ...raise, state: { kind: 'outcomeOpen' } } : raise,
    ),
  });

/** The raises that are still to be sent, for 'Place n bids', the total and the exposure. */
export const raisesToSend = ({ raises }: RaiseList): readonly Raise[] => raises.filter(isToSend);

export const raiseTotal = (list: RaiseList): Money =>
  raisesToSend(list).reduce((total, { amount }) => total + amount, 0) as Money;

const isToSend = ({ state }: Raise): boolean => state.kind === 'toSend';

function reviewed(offer: OfferOfRaise, amount: Money): Raise {
  const highestBid = highestOf(offer);
  const state: RaiseState = amount > 0 ? stateOnMarket(offer, highestBid) : { kind: 'noAmount' };
  return { hashId: offer.hashId, amount, highestBid, confirmed: null, state };
}

function stateOnMarket(offer: OfferOfRaise, reviewedBid: Money | null): RaiseState {
  if (!isOnSale(offer)) return { kind: 'notOnSale' };
  const highestBid = highestOf(offer);
  // The highest bid may be the dealer's own one from another device.
  const isKnown = bidStanding(offer) !== 'newBid';
  return isKnown && highestBid === reviewedBid ? { kind: 'toSend' } : { kind: 'moved', highestBid };
}

const highestOf = (offer: OfferOfRaise): Money => shownBid(offer) ?? (0 as Money);

function changed(list: RaiseList, hashId: HashId, change: (raise: Raise) => Raise): RaiseList {
  return { ...list, raises: list.raises.map(raise => (raise.hashId === hashId ? change(raise) : raise)) };
}

/** Where a range of ticked rows begins, and the row to which it reaches. */
export interface TickedRange {
  readonly from: HashId;
  readonly to: HashId;
}

/** The rows of a range with both ends, in either direction. Empty if one of them is not in the list. */
export function rowsBetween(rows: readonly HashId[], { from, to }: TickedRange): readonly HashId[] {
  const [first, last] = [rows.indexOf(from), rows.indexOf(to)].sort((one, other) => one - other);
  return first! < 0 ? [] : rows.slice(first, last! + 1);
}
