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
import { OfferNumber } from '../parts/OfferNumber';
import styles from './DetailsPanel.module.css';
import { PanelFigures } from './PanelFigures';
import { PanelPhotos } from './PanelPhotos';

interface DetailsPanelProps {
  readonly offer: Offer;
  /** The list still has the row of the offer. */
  readonly isListed: boolean;
  readonly onClose: () => void;
}

/** The details of one offer beside its table: the facts with the bid form, or the messages about it. */
export const DetailsPanel = observer(function DetailsPanel({ offer, isListed, onClose }: DetailsPanelProps) {
  const { t } = useTexts(['offers', 'navigation', 'offersTable', 'conversations']);
  /** The messages follow the dealer to the next offer. Only what the dealer types waits in its own conversation. */
  const [isWriting, setWriting] = useState(false);
  /** Its messages were opened by a press, and not by a step to the next row, in which the focus stays. */
  const [pressedFor, setPressedFor] = useState<HashId | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { hashId } = offer;

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
        <div className={styles.title}>
          <h2 className={styles.name} translate="no">
            <OfferLink hashId={hashId}>{offerName(offer)}</OfferLink>
          </h2>
          {/* Several vehicles of a list may have one name. */}
          <OfferNumber hashId={hashId} tabIndex={-1} />
        </div>
        <IconButton
          name={t('navigation:auctionsMenu.messages')}
          icon={<Icon of={MessageCircle} size={18} />}
          aria-pressed={isWriting}
          onPointerEnter={LazyThread.preload}
          onClick={() => {
            setWriting(!isWriting);
            setPressedFor(hashId);
          }}
        />
        <CloseButton onClick={onClose} />
      </header>
      <p role="status" className={styles.left}>
        {!isListed && t('offersTable:leftList')}
      </p>
      <PanelFigures key={`figures ${hashId}`} offer={offer} />
      {isWriting ? (
        <div className={styles.thread}>
          <p className={styles.with}>{t('conversations:withSupport')}</p>
          <LazyThread key={hashId} hashId={hashId} isWriting={pressedFor === hashId} />
        </div>
      ) : (
        <div className={styles.details}>
          <div className={styles.photos}>
            <PanelPhotos key={hashId} offer={offer} />
          </div>
          <LazyTileDetails key={`details ${hashId}`} offer={offer} inPanel />
        </div>
      )}
    </section>
  );
});
