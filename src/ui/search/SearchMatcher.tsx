import { MatchPushedOffers } from '../../application/live/MatchPushedOffers';
import { useRun } from '../shared/useRun';

/** Judges new offers against the saved searches. */
export function SearchMatcher() {
  useRun(MatchPushedOffers);
  return null;
}
