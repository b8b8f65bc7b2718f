import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Menu } from '../../application/navigation/Menu';
import { UnsavedWork } from '../../application/shared/UnsavedWork';
import { isPublicPath } from '../session/publicPaths';
import type { Elements } from '../shared/Elements';
import { lazyView } from '../shared/loading/lazyView';
import { LoadingScreen } from '../shared/loading/LoadingScreen';
import { useInjection } from '../shared/useInjection';

export const LazyNativeAppOverlay = lazyView(
  () => import(/* webpackChunkName: "native-app" */ './NativeAppOverlay'),
  'NativeAppOverlay',
  {
    needs: ['texts'],
    // Without its code, the page comes alone. A second try would cover it later.
    Missing: () => null,
  },
);

/**
 * Offers the native app in a narrow window, before it shows the page. Never on the password pages, because an e-mail link has to
 * stay in the browser.
 */
export const NativeAppGate = observer(function NativeAppGate({ children }: { readonly children: Elements }) {
  const { isNativeAppSuggested } = useInjection(Menu);
  const { pathname } = useLocation();
  const isWanted = isNativeAppSuggested && !isPublicPath(pathname);
  const [isPageFirst, setPageFirst] = useState(!isWanted);
  const isHeld = isWanted && !isPageFirst;
  return (
    <>
      {isHeld ? <LoadingScreen /> : children}
      {isWanted && <NativeApp path={pathname} isLate={isPageFirst} onArrived={() => setPageFirst(true)} />}
    </>
  );
});

interface NativeAppProps {
  readonly path: string;
  /** The page is on screen already: the window has become narrow. */
  readonly isLate: boolean;
  readonly onArrived: () => void;
}

/** Shows the offer once its code is there, but never over a form that the dealer has begun. */
function NativeApp({ path, isLate, onArrived }: NativeAppProps) {
  const menu = useInjection(Menu);
  const work = useInjection(UnsavedWork);
  const [isShown, setShown] = useState(false);
  const arrived = useEffectEvent(() => {
    if (isLate && (work.isAny || isInField())) return menu.holdNativeAppBack();
    setShown(true);
    onArrived();
  });
  useEffect(() => {
    let isLeft = false;
    void LazyNativeAppOverlay.arrival().then(() => isLeft || arrived());
    return () => {
      isLeft = true;
    };
  }, []);
  return isShown && <LazyNativeAppOverlay path={path} />;
}

const isInField = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;
