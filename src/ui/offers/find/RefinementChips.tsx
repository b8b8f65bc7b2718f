import { observer } from 'mobx-react-lite';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { activeRefinements, withoutRefinement } from '../../../domain/offers/list/Refinements';
import { Chip } from './Chip';
import { useAskArrangement } from './useAskArrangement';
import { useRefinementText } from './useRefinementText';

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
