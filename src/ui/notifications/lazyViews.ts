import { lazyView } from '../shared/lazyView';

export const LazyToasts = lazyView(() => import(/* webpackChunkName: "toasts" */ './Toasts'), 'Toasts');
