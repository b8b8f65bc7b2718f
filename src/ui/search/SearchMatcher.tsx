import { MatchPushedOffers } from '../../application/live/MatchPushedOffers';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { useRun } from '../shared/useRun';

/** Judges new offers against the saved searches, and counts them for the menu. */
export function SearchMatcher() {
  useRun(MatchPushedOffers);
  useRun(NewMatches);
  return null;
}
