import { createContext, type RefCallback, useCallback, useMemo, useState } from 'react';
import type { Location } from 'react-router';

interface KeptPageReport {
  /** Call it while the code of the current page is missing. Returns a function that ends it. */
  readonly pageMissing: () => () => void;
  /** Where the notice about the missing page is rendered. */
  readonly place: Element | null;
  /** Whether the page before is on screen. */
  readonly isKept: boolean;
}

export const KeptPageContext = createContext<KeptPageReport | null>(null);

interface KeptPage {
  /** The current page. The same object as before if it is the same entry of the history. */
  readonly page: Location;
  /** The page before, while the code of the current page is missing. It can be seen and not used. */
  readonly below: Location | null;
  /** The pages to render: the one before, if it is kept, and the current one. */
  readonly pages: readonly Location[];
  readonly placeRef: RefCallback<Element>;
  readonly report: KeptPageReport;
}

/** The page that stays on screen if the current page cannot be shown. */
export function useKeptPage(current: Location): KeptPage {
  const [seen, setSeen] = useState({ page: current, before: null as Location | null, isMissing: false });
  const [place, setPlace] = useState<Element | null>(null);
  // The browser copies the page below an offer, and a copy would render the page again.
  const page = isSameEntry(seen.page, current) ? seen.page : current;
  if (seen.page !== page) {
    const isSamePage = seen.page.pathname === page.pathname;
    setSeen(
      isSamePage ? { ...seen, page } : { page, before: seen.isMissing ? seen.before : seen.page, isMissing: false },
    );
  }

  const pageMissing = useCallback(() => {
    setSeen(now => ({ ...now, isMissing: true }));
    return () => setSeen(now => ({ ...now, isMissing: false }));
  }, []);
  const below = seen.isMissing && seen.before?.pathname !== page.pathname ? seen.before : null;
  const isKept = below !== null;
  const report = useMemo(() => ({ pageMissing, place, isKept }), [pageMissing, place, isKept]);
  return { page, below, pages: below ? [below, page] : [page], placeRef: setPlace, report };
}

const isSameEntry = (one: Location, other: Location): boolean =>
  one.key === other.key && one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
