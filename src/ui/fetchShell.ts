/** Loads everything behind the sign-in. */
export const fetchShell = () => import(/* webpackChunkName: "shell" */ './Shell').then(module => module.Shell);
