import { type RaiseList, reviewRaises } from '../../../src/domain/bidding/RaiseList';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';

export const ids = ['MB-A', 'MB-B', 'MB-C'].map(id => id as HashId);
export const [idA, idB] = ids as [HashId, HashId];
export const offerOf = (hashId: HashId, parts: Partial<Offer> = {}) => anOffer({ hashId, ...parts });
/** The review of one raise for each amount in euros. */
export const reviewOf = (...amounts: readonly number[]) =>
  reviewRaises(amounts.map((amount, index) => ({ offer: offerOf(ids[index]!), amount: euros(amount) })));
export const kindsOf = ({ raises }: RaiseList) => raises.map(({ state }) => state.kind);
