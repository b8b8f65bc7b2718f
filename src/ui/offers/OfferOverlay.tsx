import { useEffect, useRef } from 'react';
import type { HashId } from '../../domain/offers/Offer';
import { OfferPage } from './OfferPage';
import { useOverlay } from './useOverlay';
import styles from './OfferOverlay.module.css';

/** An offer over the list it was opened from; the list stays where it is beneath, and gets the focus back. */
export function OfferOverlay({ hashId }: { readonly hashId: HashId }) {
  const { close } = useOverlay();
  const sheet = useRef<HTMLDivElement>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    sheet.current?.focus();
    const handleKey = (event: KeyboardEvent) => {
      // A dialog above this one answers Escape first.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('.pswp--open, .ant-modal-wrap, .ant-drawer-open')
      ) {
        latestClose.current();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      const opener = `[data-offer="${CSS.escape(hashId)}"]`;
      requestAnimationFrame(() => document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true }));
    };
  }, [hashId]);

  return (
    <div className={styles.overlay} ref={sheet} role="dialog" aria-label={hashId} tabIndex={-1}>
      <OfferPage hashId={hashId} onClose={close} />
    </div>
  );
}
