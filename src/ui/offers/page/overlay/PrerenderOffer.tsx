import { Activity, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { OfferLists } from '../../../../application/offers/list/OfferLists';
import { Clock } from '../../../../application/ports/Clock';
import type { HashId } from '../../../../domain/offers/Offer';
import { SECOND } from '../../../../domain/shared/Instant';
import { useInjection } from '../../../shared/useInjection';
import { LazyOfferOverlay } from '../../lazyViews';

/** Late enough that the dealer is reading the tiles and nothing else is loading. */
const BEGINS_AFTER = 8 * SECOND;
const ENDS_AFTER = 10 * SECOND;

const never = () => false;

/**
 * Renders an offer once in a detached, hidden element, without running effects. The browser then compiles the code of
 * the offer page before the first press needs it.
 */
export function PrerenderOffer() {
  const lists = useInjection(OfferLists);
  const clock = useInjection(Clock);
  const [stage] = useState(() => document.createElement('div'));
  const [hashId, setHashId] = useState<HashId | null>(null);

  useEffect(() => {
    const begin = () => {
      const held = lists.visible && lists.openOffer === null ? lists.of(lists.visible).ids[0] : undefined;
      startTransition(() => setHashId(held ?? null));
    };
    const cancels = [clock.after(BEGINS_AFTER, begin), clock.after(ENDS_AFTER, () => setHashId(null))];
    return () => cancels.forEach(cancel => cancel());
  }, [lists, clock]);

  if (hashId === null) return null;
  return createPortal(
    <Activity mode="hidden">
      <LazyOfferOverlay hashId={hashId} isReplaced={never} />
    </Activity>,
    stage,
  );
}
