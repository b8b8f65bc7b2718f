import { useEffect, useId, useRef } from 'react';
import { Menu } from '../../application/navigation/Menu';
import { Site } from '../../application/ports/Site';
import { deepLink } from '../../domain/navigation/deepLink';
import { webAddress } from '../../domain/shared/WebAddress';
import { kitClass } from '../kit/kitElement';
import { Row } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { ModalDialog } from '../shared/dialogs/ModalDialog';
import { Logo } from '../shared/icons/Logo';
import { NewTabLink } from '../shared/NewTabLink';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './NativeAppOverlay.module.css';

/**
 * Offers to open the current page in the native app. If the dealer continues in the browser, the offer is not repeated
 * during this visit.
 */
export function NativeAppOverlay({ path }: { readonly path: string }) {
  const { t } = useTexts('navigationNativeApp');
  const { nativeApp } = useInjection(Site);
  const menu = useInjection(Menu);
  const titleId = useId();
  const appStore = webAddress(nativeApp?.appStoreUrl);
  const playStore = webAddress(nativeApp?.playStoreUrl);

  // A letter or Enter that the dealer still types must not press a link.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  useEffect(() => {
    document.documentElement.dataset.locked = '';
    return () => void delete document.documentElement.dataset.locked;
  }, []);

  const handleContinue = () => menu.declineNativeApp();
  return (
    <ModalDialog
      labelledBy={titleId}
      className={`${kitClass({ screenOnly: true })} ${styles.overlay}`}
      onCancel={handleContinue}
    >
      <Logo size={64} />
      <Text as="h2" size="title" ref={title} id={titleId} tabIndex={-1}>
        {t('title')}
      </Text>
      <Text as="p" tone="secondary" maxWidth="short">
        {t('lead')}
      </Text>
      <a className={styles.open} href={deepLink(nativeApp?.deepLinkBase ?? null, path)}>
        {t('open')}
      </a>
      {Boolean(appStore || playStore) && (
        <Row as="p" gap={3} align="stretch" justify="center" wrap>
          {playStore && <StoreBadge store="android" address={playStore} />}
          {appStore && <StoreBadge store="ios" address={appStore} />}
        </Row>
      )}
      <Button kind="quiet" onClick={handleContinue}>
        {t('continue')}
      </Button>
    </ModalDialog>
  );
}

interface StoreBadgeProps {
  readonly store: 'android' | 'ios';
  readonly address: string;
}

/** Drawn here, because the badges of the stores must not be distributed with the app. */
function StoreBadge({ store, address }: StoreBadgeProps) {
  const { t } = useTexts('navigationNativeApp');
  return (
    <NewTabLink className={styles.badge} href={address}>
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden fill="none" stroke="currentColor" strokeWidth={2}>
        <rect x={6} y={2} width={12} height={20} rx={store === 'ios' ? 4 : 2} />
        {store === 'ios' ? <path d="M10 5.5h4" /> : <path d="M8.5 18.5h7" />}
      </svg>
      <span>
        <SmallText as="span" block>
          {t('getItFrom')}
        </SmallText>
        <strong>{t(`stores.${store}`)}</strong>
      </span>
    </NewTabLink>
  );
}
