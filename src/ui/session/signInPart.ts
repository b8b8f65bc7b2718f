import { part } from '../shared/part';

export const SignInPart = part(() =>
  import(/* webpackChunkName: "sign-in" */ './SignInPage').then(module => module.SignInPage),
).Part;
