import { lazyView } from '../shared/loading/lazyView';

export const LazyToasts = lazyView(() => import(/* webpackChunkName: "toasts" */ './toasts/Toasts'), 'Toasts');

/** The toasts are in the same file and say that it is missing. */
export const LazyLanguageNotStored = lazyView(
  () => import(/* webpackChunkName: "toasts" */ '../settings/LanguageNotStored'),
  'LanguageNotStored',
  { Missing: () => null },
);

export const LazyNewsDialog = lazyView(() => import(/* webpackChunkName: "news" */ './news/NewsDialog'), 'NewsDialog');
