import { lazyView } from '../shared/loading/lazyView';

export const LazyKeySheet = lazyView(() => import(/* webpackChunkName: "keys" */ './KeySheet'), 'KeySheet');

export const LazyNativeAppOverlay = lazyView(
  () => import(/* webpackChunkName: "native-app" */ './NativeAppOverlay'),
  'NativeAppOverlay',
  {
    needs: ['texts'],
    // Without its code, the page comes alone. A second try would cover it later.
    Missing: () => null,
  },
);
