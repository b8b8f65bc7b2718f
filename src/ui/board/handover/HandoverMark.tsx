import { ClipboardCheck, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import {
  handoverCount,
  type HandoverCount,
  handoverLines,
  isBegun,
  isSignedByBoth,
} from '../../../domain/handover/Handover';
import type { HashId } from '../../../domain/offers/Offer';
import { Link } from '../../shared/navigation';
import { IconLine } from '../../shared/offer/FactLines';
import { useBook } from '../../shared/page/useBook';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';

/** How far the handover of a deal is, and what differed there. Empty if it is not begun. */
export const HandoverMark = observer(function HandoverMark({ hashId }: { readonly hashId: HashId }) {
  const mark = useHandoverMark()(hashId);
  if (mark === null) return null;
  const { differs, state } = mark;
  return (
    <>
      {differs !== null && (
        <IconLine icon={TriangleAlert}>
          <Link to={paths.handover(hashId)}>{differs}</Link>
        </IconLine>
      )}
      <IconLine icon={ClipboardCheck}>
        {differs === null ? <Link to={paths.handover(hashId)}>{state}</Link> : state}
      </IconLine>
    </>
  );
});

interface HandoverMarkTexts {
  /** How many lines differ, and whether that is reported. Null if none does. */
  readonly differs: string | null;
  /** How far the record is. */
  readonly state: string;
}

/** Returns what is known of a handover. Null if it is not begun. Call it in an observer. */
export function useHandoverMark(): (hashId: HashId) => HandoverMarkTexts | null {
  const { t } = useTexts('boardHandover');
  const book = useBook();
  const textOf = useHandoverMarkText();
  return hashId => {
    const handover = book.get('handovers', hashId);
    if (!handover || !isBegun(handover)) return null;
    const count = handoverCount(handover);
    const lines = handoverLines(handover).length;
    const state = isSignedByBoth(handover)
      ? t('mark.signed')
      : t('mark.begun', { checked: lines - count.unchecked, lines });
    return { differs: textOf(count), state };
  };
}

/** How many lines differ, and whether that is reported. Null without differences. */
export function useHandoverMarkText(): (count: Pick<HandoverCount, 'differ' | 'unreported'>) => string | null {
  const { t } = useTexts('boardHandover');
  return ({ differ: count, unreported }) => {
    if (count === 0) return null;
    return t(unreported === 0 ? 'mark.reported' : 'mark.unreported', { count });
  };
}
