import { useEffect } from 'react';
import { MatchPushedOffers } from '../../application/live/MatchPushedOffers';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { useInjection } from '../shared/useInjection';

/** Judges new offers against the saved searches, and counts them for the menu. */
export function SearchMatcher() {
  const matchPushedOffers = useInjection(MatchPushedOffers);
  const newMatches = useInjection(NewMatches);
  useEffect(() => matchPushedOffers.execute(), [matchPushedOffers]);
  useEffect(() => newMatches.execute(), [newMatches]);
  return null;
}
