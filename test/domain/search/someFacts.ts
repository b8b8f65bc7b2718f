import type { OwnFacts } from '../../../src/domain/search/refinementJudge';

/** A device that knows nothing. */
export const someFacts: OwnFacts = {
  now: 0,
  isSeen: () => false,
  wasSeenBefore: () => false,
  isChanged: () => false,
  isOwnType: () => true,
  noteOf: () => '',
};
