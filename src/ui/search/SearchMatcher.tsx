import { useEffect } from 'react';
import { MatchPushedOffers } from '../../application/search/saved/MatchPushedOffers';
import { useInjection } from '../shared/useInjection';

/** Judges new offers against the saved searches. */
export function SearchMatcher() {
  const matchPushedOffers = useInjection(MatchPushedOffers);
  useEffect(() => matchPushedOffers.execute(), [matchPushedOffers]);
  return null;
}
