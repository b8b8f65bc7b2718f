import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aRealization } from '../realization/aRealization';

const leading = anOffer({ ownBid: euros(8450) });

it.each([
  ['outbid', anOffer({ ownBid: euros(8000) })],
  ['leading', leading],
  ['waiting', { ...leading, contractStatus: 'waiting' as const }],
  ['rejected', { ...leading, contractStatus: 'rejected' as const }],
  ['lost', { ...leading, closed: true, contractStatus: 'rejected' as const }],
  ['won', { ...leading, closed: true, realization: aRealization() }],
])('a bid is %s', (standing, offer) => expect(ownBidStanding(offer)).toBe(standing));
