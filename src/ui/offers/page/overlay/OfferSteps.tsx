import { ChevronDown, ChevronUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ConversationStore } from '../../../../application/conversations/ConversationStore';
import { OfferLists } from '../../../../application/offers/list/OfferLists';
import { WholeLists } from '../../../../application/offers/list/WholeLists';
import type { HashId } from '../../../../domain/offers/Offer';
import { neighbours } from '../../../../domain/shared/neighbours';
import { IconButton } from '../../../shared/IconButton';
import { Icon } from '../../../shared/icons/Icon';
import { useKeys } from '../../../shared/input/useKeys';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useOverlay } from './useOverlay';

/**
 * The buttons and the keys that lead through the list from which an offer was opened. Empty if it was opened from
 * elsewhere.
 */
export const OfferSteps = observer(function OfferSteps({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('navigationKeys');
  const { idsOnScreen } = useInjection(OfferLists);
  const wholeLists = useInjection(WholeLists);
  const conversations = useInjection(ConversationStore);
  const { step } = useOverlay();
  const place = usePlace(idsOnScreen, hashId);
  const { previous, next } = neighbours(idsOnScreen, hashId, place);

  useEffect(() => void wholeLists.loadAhead(hashId), [wholeLists, hashId]);

  const go = (to: HashId | null) => {
    if (to === null) return;
    conversations.stepped(hashId, to);
    step(to);
  };
  useKeys({ next: () => go(next), previous: () => go(previous) }, 'offer');

  if (place < 0) return null;
  return (
    <>
      <IconButton
        name={t('keys.previous')}
        icon={<Icon of={ChevronUp} size={22} />}
        aria-disabled={previous === null}
        onClick={() => go(previous)}
      />
      <IconButton
        name={t('keys.next')}
        icon={<Icon of={ChevronDown} size={22} />}
        aria-disabled={next === null}
        onClick={() => go(next)}
      />
    </>
  );
});

/** The last known place of the offer in the list. The offer can leave it meanwhile, for example if it is no longer liked. */
function usePlace(ids: readonly HashId[], hashId: HashId): number {
  const found = ids.indexOf(hashId);
  const [place, setPlace] = useState(found);
  if (found >= 0 && found !== place) setPlace(found);
  return found >= 0 ? found : place;
}
