/** Loads everything behind the sign-in. */
export const fetchShell = () => import(/* webpackChunkName: "shell" */ './Shell');
