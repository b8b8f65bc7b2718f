import { lazyView } from '../shared/lazyView';

export const LazySignInPage = lazyView(() =>
  import(/* webpackChunkName: "sign-in" */ './SignInPage').then(module => module.SignInPage),
).View;
