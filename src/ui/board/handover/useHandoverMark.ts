import { type HandoverCount, handoverCount } from '../../../domain/handover/Handover';
import type { HashId } from '../../../domain/offers/Offer';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';

/** Returns how many lines of a handover differ, and whether that is reported. Null without differences. Call it in an observer. */
export function useHandoverMark(): (hashId: HashId) => string | null {
  const book = useBook();
  const textOf = useHandoverMarkText();
  return hashId => {
    const handover = book.get('handovers', hashId);
    return handover ? textOf(handoverCount(handover)) : null;
  };
}

/** The same for counted lines. */
export function useHandoverMarkText(): (count: Pick<HandoverCount, 'differ' | 'unreported'>) => string | null {
  const { t } = useTexts('boardHandover');
  return ({ differ: count, unreported }) => {
    if (count === 0) return null;
    return t(unreported === 0 ? 'mark.reported' : 'mark.unreported', { count });
  };
}
