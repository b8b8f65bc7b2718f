import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef } from 'react';
import { OfferLists } from '../../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../../application/offers/OfferRegistry';
import { type HashId, offerName } from '../../../../domain/offers/Offer';
import { useKeys } from '../../../shared/input/useKeys';
import { useInjection } from '../../../shared/useInjection';
import { OfferPage } from '../OfferPage';
import styles from './OfferOverlay.module.css';
import { OfferSteps } from './OfferSteps';
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

  // Focusing forces a layout, so it runs after the first frame.
  const isShown = useDeferredValue(true, false);
  useEffect(() => {
    if (isShown) sheet.current?.focus();
  }, [isShown, hashId]);

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
    </div>
  );
});

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
