import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { KeepTypedFilters } from '../../application/offers/KeepTypedFilters';
import { useInjection } from '../shared/useInjection';
import { BROWSE_PATH } from './browsePath';
import { useAskBrowse } from './useAskBrowse';

/** Asks for what was typed into the filters right before a reload. */
export function TypedFiltersTakenUp() {
  const keepTypedFilters = useInjection(KeepTypedFilters);
  const { pathname } = useLocation();
  const ask = useAskBrowse();
  const latest = useRef({ pathname, ask });
  useEffect(() => {
    latest.current = { pathname, ask };
  });
  useEffect(() => {
    const question = keepTypedFilters.takeUp();
    if (question && latest.current.pathname === BROWSE_PATH) latest.current.ask(question);
  }, [keepTypedFilters]);
  return null;
}
