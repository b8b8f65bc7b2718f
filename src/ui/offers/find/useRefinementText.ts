import type { Refinements } from '../../../domain/offers/list/Refinements';
import type { Money } from '../../../domain/shared/Money';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';

/** Returns a refinement in words. */
export function useRefinementText(): (refinements: Refinements, key: keyof Refinements) => string {
  const { t } = useTexts(['offersFinding', 'offers']);
  const { money } = useFormat();
  return (refinements, key) => {
    const name = t(`offersFinding:fields.${key}`);
    if (key === 'priceFrom' || key === 'priceTo') return `${name}: ${money(refinements[key] as Money)}`;
    if (key === 'scores') return `${name}: ${refinements.scores.map(band => t(`offers:scoreBand.${band}`)).join(', ')}`;
    return key === 'words' ? `${name}: ${refinements.words.trim()}` : name;
  };
}
