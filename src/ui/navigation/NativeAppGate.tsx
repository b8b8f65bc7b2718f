import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { NativeAppStore } from '../../application/navigation/NativeAppStore';
import { isPublicPath } from '../session/publicPaths';
import { useInjection } from '../shared/useInjection';
import { LazyNativeAppOverlay } from './lazyViews';

/**
 * Offers the native app in a narrow window. Never on the password pages, because an e-mail link has to stay in the
 * browser.
 */
export const NativeAppGate = observer(function NativeAppGate() {
  const { isOffered } = useInjection(NativeAppStore);
  const { pathname } = useLocation();
  return isOffered && !isPublicPath(pathname) ? <LazyNativeAppOverlay path={pathname} /> : null;
});
