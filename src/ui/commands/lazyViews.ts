import { lazyView } from '../shared/loading/lazyView';

export const LazyCommandDialog = lazyView(
  () => import(/* webpackChunkName: "commands" */ './CommandDialog'),
  'CommandDialog',
);
