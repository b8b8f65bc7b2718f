import { useEffect, useId } from 'react';
import { OfferNativeApp } from '../../application/navigation/OfferNativeApp';
import { Site } from '../../application/ports/Site';
import { deepLink } from '../../domain/navigation/DeepLink';
import { webAddress } from '../../domain/shared/WebAddress';
import { Button } from '../shared/Button';
import { Logo } from '../shared/Logo';
import { ModalDialog } from '../shared/ModalDialog';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './NativeAppOverlay.module.css';
import { StoreBadge } from './StoreBadge';

/**
 * Offers to open the current page in the native app. If the dealer continues in the browser, the offer is not repeated
 * during this visit.
 */
export function NativeAppOverlay({ path }: { readonly path: string }) {
  const { t } = useTexts('navigationNativeApp');
  const { nativeApp } = useInjection<Site>(Site);
  const offerNativeApp = useInjection(OfferNativeApp);
  const titleId = useId();
  const appStore = webAddress(nativeApp?.appStoreUrl);
  const playStore = webAddress(nativeApp?.playStoreUrl);

  useEffect(() => {
    document.documentElement.dataset.locked = '';
    return () => void delete document.documentElement.dataset.locked;
  }, []);

  const handleContinue = () => offerNativeApp.decline();
  return (
    <ModalDialog labelledBy={titleId} className={styles.overlay} onCancel={handleContinue}>
      <Logo size={64} />
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead')}</p>
      <a className={styles.open} href={deepLink(nativeApp?.deepLinkBase ?? null, path)}>
        {t('open')}
      </a>
      {(appStore || playStore) && (
        <p className={styles.badges}>
          {playStore && <StoreBadge store="android" address={playStore} />}
          {appStore && <StoreBadge store="ios" address={appStore} />}
        </p>
      )}
      <Button kind="quiet" onClick={handleContinue}>
        {t('continue')}
      </Button>
    </ModalDialog>
  );
}
