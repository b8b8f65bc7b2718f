import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import type { BrowseFilters } from '../../../domain/offers/list/BrowseFilters';
import { type BrowseQuestion, sameQuestion } from '../../../domain/offers/list/BrowseQuestion';
import { SECOND } from '../../../domain/shared/Instant';
import { useInjection } from '../../shared/useInjection';

/** Between the last keystroke and the request. A choice applies at once. */
const TYPING_DELAY = 2 * SECOND;

/** What was typed and is not applied yet, and the question of the list at that time. */
interface Draft {
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
 * Holds what the dealer types into the filters of a list, and applies it two seconds after the last key. `onAsk` has to
 * stay the same function. While `isOpen` is false, nothing is applied: the dealer may have left the page with Back, and
 * applying would navigate there again.
 */
export function useTypedFilters(
  question: BrowseQuestion,
  onAsk: (filters: BrowseFilters) => void,
  isOpen = true,
): TypedFilters {
  const clock = useInjection(Clock);
  const [draft, setDraft] = useState<Draft | null>(null);
  // The draft is void after another change of the question, such as Back: applying it would undo that change.
  const typed = draft && sameQuestion(draft.question, question) ? draft.filters : null;
  const filters = typed ?? question.filters;
  const latest = useRef({ typed, filters, question });
  useLayoutEffect(() => {
    latest.current = { typed, filters, question };
  });
  const take = useCallback(() => {
    setDraft(null);
    return latest.current.typed;
  }, []);
  const apply = useCallback(
    (change: ChangeFilters) => {
      setDraft(null);
      onAsk(change(latest.current.filters));
    },
    [onAsk],
  );
  const type = useCallback((change: ChangeFilters) => {
    const { filters, question } = latest.current;
    setDraft({ filters: change(filters), question });
  }, []);
  useEffect(
    () => (typed === null || !isOpen ? undefined : clock.after(TYPING_DELAY, () => apply(() => typed))),
    [clock, isOpen, typed, apply],
  );
  return { typed, filters, type, apply, take };
}
