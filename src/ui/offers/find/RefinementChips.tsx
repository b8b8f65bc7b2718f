import { observer } from 'mobx-react-lite';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { activeRefinements, type Refinements, withoutRefinement } from '../../../domain/search/Refinements';
import type { Money } from '../../../domain/shared/Money';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { Chip } from './Chip';
import { useAskArrangement } from './useAskArrangement';

/** The active refinements in words. */
export const RefinementChips = observer(function RefinementChips({ list }: { readonly list: OfferListStore }) {
  const askArrangement = useAskArrangement(list);
  const textOf = useRefinementText();
  const { refinements } = list.question;
  return activeRefinements(refinements).map(key => (
    <Chip
      key={key}
      text={textOf(refinements, key)}
      onRemove={() => askArrangement({ refinements: withoutRefinement(refinements, key) })}
    />
  ));
});

function useRefinementText(): (refinements: Refinements, key: keyof Refinements) => string {
  const { t } = useTexts(['offersFinding', 'offers']);
  const { money } = useFormat();
  return (refinements, key) => {
    const name = t(`offersFinding:fields.${key}`);
    if (key === 'priceFrom' || key === 'priceTo') return `${name}: ${money(refinements[key] as Money)}`;
    if (key === 'scores') return `${name}: ${refinements.scores.map(band => t(`offers:scoreBand.${band}`)).join(', ')}`;
    return key === 'words' ? `${name}: ${refinements.words.trim()}` : name;
  };
}
