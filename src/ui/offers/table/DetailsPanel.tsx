import { MessageCircle } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { LazyThread } from '../../conversations/lazyViews';
import { CloseButton } from '../../shared/CloseButton';
import { onEscape } from '../../shared/dialogs/onEscape';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { OfferLink } from '../../shared/offer/OfferLink';
import { useTexts } from '../../shared/texts/useTexts';
import { LazyTileDetails } from '../lazyViews';
import styles from './DetailsPanel.module.css';
import { PanelPhotos } from './PanelPhotos';
import { useTable } from './TableContext';

interface DetailsPanelProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** The details of one offer beside its table: the facts with the bid form, or the messages about it. */
export const DetailsPanel = observer(function DetailsPanel({ offer, onClose }: DetailsPanelProps) {
  const { t } = useTexts(['offers', 'navigation']);
  /** Another offer shows its details first: its messages would take the focus and count as read. */
  const [writingAbout, setWritingAbout] = useState<HashId | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { columns, isNarrow } = useTable();
  const { hashId } = offer;
  const isWriting = writingAbout === hashId;

  // Only if the dealer pressed a row's button. With j and k, the focus stays in the rows.
  useEffect(() => {
    if (document.activeElement?.matches('[data-offer] [aria-expanded]')) panel.current?.focus({ preventScroll: true });
  }, [hashId]);

  return (
    <section
      ref={panel}
      aria-label={`${t('offers:details')}: ${offerName(offer)}`}
      tabIndex={-1}
      data-offer={hashId}
      className={styles.panel}
      onKeyDown={onEscape(onClose)}
    >
      <header className={styles.head}>
        <h2 className={styles.name} translate="no">
          <OfferLink hashId={hashId}>{offerName(offer)}</OfferLink>
        </h2>
        <IconButton
          name={t('navigation:auctionsMenu.messages')}
          icon={<Icon of={MessageCircle} size={18} />}
          aria-pressed={isWriting}
          onPointerEnter={LazyThread.preload}
          onClick={() => setWritingAbout(isWriting ? null : hashId)}
        />
        <CloseButton onClick={onClose} />
      </header>
      {isWriting ? (
        <div className={styles.thread}>
          <LazyThread key={hashId} hashId={hashId} isWriting />
        </div>
      ) : (
        <div className={styles.details}>
          <div className={styles.photos}>
            <PanelPhotos key={hashId} offer={offer} />
          </div>
          <LazyTileDetails key={`details ${hashId}`} offer={offer} inRow={isNarrow ? [] : columns} />
        </div>
      )}
    </section>
  );
});
