import { fetchShell } from './fetchShell';
import { lazyView } from './shared/loading/lazyView';
import { LoadingScreen } from './shared/loading/LoadingScreen';

export const LazyShell = lazyView(fetchShell, 'Shell', { Waiting: LoadingScreen, needs: [] });

export const LazyAfterFirstScreen = lazyView(
  () => import(/* webpackChunkName: "after-first-screen" */ './AfterFirstScreen'),
  'AfterFirstScreen',
  { needs: ['adapters'] },
);
