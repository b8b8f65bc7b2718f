import { lazyView } from '../shared/loading/lazyView';
import { LoadingScreen } from '../shared/loading/LoadingScreen';

export const LazySignInPage = lazyView(() => import(/* webpackChunkName: "sign-in" */ './SignInPage'), 'SignInPage', {
  needs: [],
});

export const LazyRefusedPresses = lazyView(
  () => import(/* webpackChunkName: "refused-presses" */ './RefusedPresses'),
  'RefusedPresses',
  { needs: ['texts'] },
);

export const LazyProfileFailurePage = lazyView(
  () => import(/* webpackChunkName: "sign-in" */ './ProfileFailurePage'),
  'ProfileFailurePage',
  { needs: [] },
);

export const LazyResetPasswordPage = lazyView(
  () => import(/* webpackChunkName: "passwords" */ './ResetPasswordPage'),
  'ResetPasswordPage',
  { Waiting: LoadingScreen },
);

export const LazyNewPasswordPage = lazyView(
  () => import(/* webpackChunkName: "passwords" */ './NewPasswordPage'),
  'NewPasswordPage',
  { Waiting: LoadingScreen },
);

export const LazySignOutDialog = lazyView(
  () => import(/* webpackChunkName: "sign-out" */ './SignOutDialog'),
  'SignOutDialog',
);
