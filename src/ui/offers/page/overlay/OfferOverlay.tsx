import { ChevronDown, ChevronUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ConversationStore } from '../../../../application/conversations/ConversationStore';
import { OfferLists } from '../../../../application/offers/list/OfferLists';
import { WholeLists } from '../../../../application/offers/list/WholeLists';
import { OfferRegistry } from '../../../../application/offers/OfferRegistry';
import { type HashId, offerName } from '../../../../domain/offers/Offer';
import { neighbours } from '../../../../domain/shared/Lists';
import { IconButton } from '../../../shared/IconButton';
import { Icon } from '../../../shared/icons/Icon';
import { useKeys } from '../../../shared/input/useKeys';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { OfferPage } from '../OfferPage';
import * as styles from '../OfferPage.module.css';
import { useOverlay } from './useOverlay';

interface OfferOverlayProps {
  readonly hashId: HashId;
  /** Whether another offer has taken the place of this one. Asked when this one disappears. */
  readonly isReplaced: () => boolean;
}

/**
 * Shows an offer above the list from which it was opened. The list keeps its position, and gets the focus back on
 * close. If the dealer has stepped through the list, it shows the offer that was open last.
 */
export const OfferOverlay = observer(function OfferOverlay({ hashId, isReplaced }: OfferOverlayProps) {
  const offer = useInjection(OfferRegistry).get(hashId);
  const lists = useInjection(OfferLists);
  const { close, isStepped } = useOverlay();
  const sheet = useRef<HTMLDivElement>(null);

  useKeys({ escape: close }, 'offer');

  useEffect(
    () => () => {
      if (isReplaced()) return;
      requestAnimationFrame(() => {
        if (isStepped) lists.returnedTo(hashId);
        void focusTile(hashId);
      });
    },
    [lists, hashId, isStepped, isReplaced],
  );

  return (
    <div
      className={styles.overlay}
      ref={sheet}
      role="dialog"
      aria-label={offer ? offerName(offer) : hashId}
      tabIndex={-1}
    >
      <OfferPage hashId={hashId} onClose={close} steps={<OfferSteps hashId={hashId} />} />
      <FirstFocus sheet={sheet} />
    </div>
  );
});

/** A component of its own, so that its second rendering is not one of the offer. */
function FirstFocus({ sheet }: { readonly sheet: RefObject<HTMLElement | null> }) {
  // Focusing forces a layout, so it runs after the first frame.
  const isShown = useDeferredValue(true, false);
  useEffect(() => {
    if (isShown) sheet.current?.focus();
  }, [isShown, sheet]);
  return null;
}

const ATTEMPTS = 30;

/** Focuses the tile of an offer. The list may have to scroll there and to render it first. */
async function focusTile(hashId: HashId): Promise<void> {
  const selector = `[data-offer="${CSS.escape(hashId)}"]:not([inert] *)`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await new Promise(requestAnimationFrame);
    const tile = document.querySelector<HTMLElement>(selector);
    if (tile) return tile.focus({ preventScroll: true });
    // The dealer went on meanwhile.
    if (document.activeElement !== document.body) return;
  }
}

/**
 * The buttons and the keys that lead through the list from which an offer was opened. Empty if it was opened from
 * elsewhere.
 */
const OfferSteps = observer(function OfferSteps({ hashId }: { readonly hashId: HashId }) {
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
