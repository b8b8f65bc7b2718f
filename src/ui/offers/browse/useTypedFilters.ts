import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { DealerVisitStorage } from '../../../application/session/DealerVisitStorage';
import type { BrowseFilters } from '../../../domain/offers/list/BrowseFilters';
import {
  type BrowseQuestion,
  fromFirstPage,
  fromSearch,
  sameQuestion,
  toSearch,
} from '../../../domain/offers/list/BrowseQuestion';
import { SECOND } from '../../../domain/shared/Instant';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useInjection } from '../../shared/useInjection';
import { useAskBrowse } from './useAskBrowse';

/** Between the last keystroke and the request. A choice applies at once. */
const TYPING_DELAY = 2 * SECOND;

const KEY = 'typedFilters';

/** What was typed and is not applied yet, and the question of the list at that time. */
interface TypedAt {
  readonly filters: BrowseFilters;
  readonly question: BrowseQuestion;
}

/** Gets the filters as they are on screen. */
export type ChangeFilters = (filters: BrowseFilters) => BrowseFilters;

/** The functions stay the same, so that a digit renders the field in which it is typed and not all others. */
interface TypedFilters {
  /** Null if nothing typed waits. */
  readonly typed: BrowseFilters | null;
  /** What was typed, or else the filters of the list. */
  readonly filters: BrowseFilters;
  readonly type: (change: ChangeFilters) => void;
  readonly apply: (change: ChangeFilters) => void;
  /** Forgets what was typed and is not applied yet, and returns it. */
  readonly take: () => BrowseFilters | null;
}

/**
 * Holds what the dealer types into the filters of a list, and applies it two seconds after the last key. While `isOpen` is
 * false, nothing is applied: the dealer may have left the page with Back, and applying would navigate there again.
 */
export function useTypedFilters(
  question: BrowseQuestion,
  onAsk: (filters: BrowseFilters) => void,
  isOpen = true,
): TypedFilters {
  const clock = useInjection(Clock);
  const [typedAt, setTypedAt] = useState<TypedAt | null>(null);
  // What was typed is void after another change of the question, such as Back: applying it would undo that change.
  const typed = typedAt && sameQuestion(typedAt.question, question) ? typedAt.filters : null;
  const filters = typed ?? question.filters;
  const latest = useRef({ typed, filters, question, onAsk });
  useLayoutEffect(() => {
    latest.current = { typed, filters, question, onAsk };
  });
  const take = useCallback(() => {
    setTypedAt(null);
    return latest.current.typed;
  }, []);
  const apply = useCallback((change: ChangeFilters) => {
    setTypedAt(null);
    latest.current.onAsk(change(latest.current.filters));
  }, []);
  const type = useCallback((change: ChangeFilters) => {
    const { filters, question } = latest.current;
    setTypedAt({ filters: change(filters), question });
  }, []);
  useEffect(
    () => (typed === null || !isOpen ? undefined : clock.after(TYPING_DELAY, () => apply(() => typed))),
    [clock, isOpen, typed, apply],
  );
  return { typed, filters, type, apply, take };
}

export const keepTypedFilters = (storage: DealerVisitStorage, question: BrowseQuestion): void =>
  storage.keep(KEY, toSearch(question));

/** Returns the stored filters once and deletes them. Null if there are none. */
export function takeTypedFilters(storage: DealerVisitStorage): BrowseQuestion | null {
  const search = storage.take(KEY);
  return typeof search === 'string' ? fromSearch(search) : null;
}

/** Keeps what is typed into the filters of the browse list over a reload of this tab. `typed` is null if nothing waits. */
export function useKeptTypedFilters(question: BrowseQuestion, typed: BrowseFilters | null): void {
  const storage = useInjection(DealerVisitStorage);
  useEffect(() => {
    if (typed === null) return;
    const handleLeaving = () => keepTypedFilters(storage, fromFirstPage(question, { filters: typed }));
    const handleReturn = () => void takeTypedFilters(storage);
    window.addEventListener('pagehide', handleLeaving);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [storage, question, typed]);
}

/** Applies the filters that the dealer typed right before a reload. */
export function useRestoredFilters(): void {
  const storage = useInjection(DealerVisitStorage);
  const { here } = useNavigation();
  const ask = useAskBrowse();
  const restore = useEffectEvent(() => {
    const question = takeTypedFilters(storage);
    if (question && here().pathname === paths.browse) ask(question);
  });
  useEffect(() => restore(), []);
}
