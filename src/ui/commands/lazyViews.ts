import { lazyView } from '../shared/lazyView';

export const LazyCommandDialog = lazyView(
  () => import(/* webpackChunkName: "commands" */ './CommandDialog'),
  'CommandDialog',
);
