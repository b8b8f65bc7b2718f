import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef } from 'react';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import { useInjection } from '../../shared/useInjection';
import styles from './OfferOverlay.module.css';
import { OfferPage } from './OfferPage';
import { useOverlay } from './useOverlay';

/**
 * Shows an offer above the list from which it was opened. The list keeps its position, and gets the focus back on
 * close.
 */
export const OfferOverlay = observer(function OfferOverlay({ hashId }: { readonly hashId: HashId }) {
  const offer = useInjection(OfferRegistry).get(hashId);
  const { close } = useOverlay();
  const sheet = useRef<HTMLDivElement>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  // Focusing forces a layout, so it runs after the first frame.
  const isShown = useDeferredValue(true, false);
  useEffect(() => {
    if (isShown) sheet.current?.focus();
  }, [isShown, hashId]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen()) latestClose.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      const opener = `[data-offer="${CSS.escape(hashId)}"]:not([inert] *)`;
      requestAnimationFrame(() => document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true }));
    };
  }, [hashId]);

  return (
    <div
      className={styles.overlay}
      ref={sheet}
      role="dialog"
      aria-label={offer ? offerName(offer) : hashId}
      tabIndex={-1}
    >
      <OfferPage hashId={hashId} onClose={close} />
    </div>
  );
});

/** A dialog above the overlay handles Escape first. A closed dialog of antd stays in the document, but is not rendered. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], .pswp--open, .ant-modal-wrap');
  return [...dialogs].some(dialog => dialog.checkVisibility());
}
