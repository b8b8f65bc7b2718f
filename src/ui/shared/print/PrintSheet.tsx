import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Clock } from '../../../application/ports/Clock';
import { SessionStore } from '../../../application/session/SessionStore';
import { Box } from '../../kit/Layout';
import { useFormat } from '../texts/useFormat';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import * as styles from './PrintSheet.module.css';

interface PrintSheetProps {
  /** Omitted if the contents begin with it. */
  readonly title?: string;
  /** How many rows are printed, and how many the server has. The second is null if it is not known. */
  readonly rows?: { readonly held: number; readonly total: number | null };
  /** Whether the paper lies on its long side, as for a table of many columns. */
  readonly isWide?: boolean;
  /** The sheet of an opened offer is printed instead of that of the page below. */
  readonly isOfOffer?: boolean;
  /** A copy of the page is printed only if the page has no sheet of its own. */
  readonly isCopy?: boolean;
  readonly children: ReactNode;
}

/** True within a sheet, where a table shows all its rows. */
export const PrintContext = createContext(false);

/** What is printed instead of the page, with firm, date and number of rows. It is rendered only while the browser prints. */
export const PrintSheet = observer(function PrintSheet(props: PrintSheetProps) {
  const { isOfOffer = false, isCopy = false } = props;
  const isPrinting = usePrinting();
  const { openOffer } = useInjection(OfferLists);
  if (!isPrinting || isOfOffer !== (openOffer !== null)) return null;
  // A page that shows its paper is printed as it is.
  if (isCopy && document.querySelector('#content [data-paper]')) return null;
  return createPortal(<Sheet {...props} />, document.body);
});

const Sheet = observer(function Sheet({ title, rows, isWide = false, isCopy = false, children }: PrintSheetProps) {
  const { t, language } = useTexts('sharedPrint');
  const { moment, number } = useFormat();
  const now = useInjection(Clock).now();
  const { dealer } = useInjection(SessionStore);
  const firm = dealer?.companyName.trim() || `${dealer?.firstName ?? ''} ${dealer?.lastName ?? ''}`.trim();
  const held = number(rows?.held ?? 0);
  const total = number(rows?.total ?? 0);
  // A server may count fewer rows than it has sent.
  const isTotalKnown = rows !== undefined && rows.total !== null && rows.total >= rows.held;
  return (
    <Box gone className={styles.sheet} data-sheet data-wide={isWide} data-copy={isCopy} lang={language}>
      <header className={styles.head}>
        {title !== undefined && <h1 translate="no">{title}</h1>}
        <p translate="no">{firm}</p>
        <p>{moment(now)}</p>
        {rows && <p>{isTotalKnown ? t('rowsOf', { held, total }) : t('rows', { held })}</p>}
      </header>
      <PrintContext value={true}>{children}</PrintContext>
    </Box>
  );
});

/** Calls `start` before each print and `end` after it, until the returned function is called. */
function followPrint({ start, end }: { readonly start: () => void; readonly end: () => void }): () => void {
  addEventListener('beforeprint', start);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', start);
    removeEventListener('afterprint', end);
  };
}

/** True while the browser prints. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    // The browser prints what is there when the event handler returns.
    () => followPrint({ start: () => flushSync(() => setPrinting(true)), end: () => setPrinting(false) }),
    [],
  );
  return isPrinting;
}

/** After a print, everything is scrolled to where it was. On paper, an area is as high as its content, and loses that. */
export function useKeptScroll(): void {
  useEffect(() => {
    let scrolled: readonly (readonly [area: Element, top: number])[] = [];
    return followPrint({
      start: () => {
        const all = Array.from(document.querySelectorAll('*'), area => [area, area.scrollTop] as const);
        scrolled = all.filter(([, top]) => top > 0);
      },
      end: () => {
        for (const [area, top] of scrolled) area.scrollTop = top;
      },
    });
  }, []);
}
