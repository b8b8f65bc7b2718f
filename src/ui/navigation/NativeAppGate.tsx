import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { OfferNativeApp } from '../../application/navigation/OfferNativeApp';
import { isPublicPath } from '../session/publicPaths';
import { useInjection } from '../shared/useInjection';
import { LazyNativeAppOverlay } from './lazyViews';

/**
 * Offers the native app in a narrow window. Never on the password pages, because an e-mail link has to stay in the
 * browser.
 */
export const NativeAppGate = observer(function NativeAppGate() {
  const { isOffered } = useInjection(OfferNativeApp);
  const { pathname } = useLocation();
  return isOffered && !isPublicPath(pathname) ? <LazyNativeAppOverlay path={pathname} /> : null;
});
