import { part } from '../shared/part';

const page = part(() => import(/* webpackChunkName: "sign-in" */ './SignInPage').then(module => module.SignInPage));

export const SignInPart = page.Part;
export const preloadSignIn = page.preload;
