import { observer } from 'mobx-react-lite';
import { type CSSProperties, type RefObject, useCallback, useId, useSyncExternalStore } from 'react';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { NARROW_BELOW } from '../../../domain/navigation/WindowWidths';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import { Box, Column, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { CloseButton } from '../../shared/CloseButton';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyThread } from '../lazyViews';
import * as styles from './ConversationWidget.module.css';
import { type Corner, coversButton, panelBounds, panelRight, type Size } from './widgetBounds';

interface WidgetPanelProps {
  readonly hashId: HashId;
  /** The size of the window. */
  readonly size: Size;
  /** The place of the button. */
  readonly corner: Corner;
  /** The place of the panel, in pixels from the right edge of the window. Null if it has no room over the photos. */
  readonly right: number | null;
  readonly onClose: () => void;
}

/**
 * The messages beside the prices of the offer, or over its photos. If there is no room for that, the messages are over the right
 * edge of the window, and the page below is inert. In a narrow window, they take all of it.
 */
export const WidgetPanel = observer(function WidgetPanel({ hashId, size, corner, right, onClose }: WidgetPanelProps) {
  const { t } = useTexts(['navigation', 'conversations']);
  const titleId = useId();
  const offer = useInjection(OfferRegistry).get(hashId);
  const bounds = right === null || size.width < NARROW_BELOW ? null : panelBounds(size, corner, right);

  const content = (
    <>
      <Row as="header" gap={3} paddingBlock={2} paddingLeft={5} paddingRight={2} lineBelow>
        <Box as="span" thumbnail>
          <VehiclePhoto address={offer?.photo ?? null} type={offer?.vehicleType ?? 'Motorbike'} />
        </Box>
        <Box grow minWidth={0}>
          <Text as="p" weight="strong" lineHeight="body" cut translate="no">
            {offer ? offerName(offer) : hashId}
          </Text>
          <Row gap={0} columnGap={1} tone="secondary">
            <Text as="h2" size="small" weight="regular" id={titleId}>
              {t('navigation:auctionsMenu.messages')}
            </Text>
            <Text size="small" minWidth={0} cut>{`·\u00a0${t('conversations:withSupport')}`}</Text>
          </Row>
        </Box>
        {/* The round button closes the panel, unless it is below it. */}
        {(bounds === null || coversButton(corner, bounds)) && <CloseButton onClick={onClose} />}
      </Row>
      <Column grow minHeight={0}>
        <LazyThread hashId={hashId} isWriting />
      </Column>
    </>
  );
  if (bounds === null) {
    return (
      <ModalDialog
        labelledBy={titleId}
        className={`${styles.panel} ${styles.modal}`}
        onCancel={onClose}
        onClickOutside={onClose}
      >
        {content}
      </ModalDialog>
    );
  }
  const style: CSSProperties = { ...bounds, ['--panel-bottom' as string]: `${bounds.bottom}px` };
  return (
    <div className={`${styles.panel} ${styles.over}`} style={style} role="dialog" aria-labelledby={titleId}>
      {content}
    </div>
  );
});

/** Where the panel is. Updates when the page is resized, which is what moves its columns. */
export function usePanelRight(page: HTMLElement | null, prices: RefObject<HTMLElement | null>): number | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!page) return () => {};
      const resizes = new ResizeObserver(onChange);
      resizes.observe(page);
      return () => resizes.disconnect();
    },
    [page],
  );
  return useSyncExternalStore(subscribe, () => {
    if (!page) return null;
    const { left } = page.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return prices.current && panelRight(clientWidth, left, prices.current.getBoundingClientRect());
  });
}
