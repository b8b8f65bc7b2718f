import { lazyView } from '../../shared/lazyView';

const panel = lazyView(() => import(/* webpackChunkName: "raises" */ './RaisePanel').then(module => module.RaisePanel));

export const LazyRaisePanel = panel.View;
export const preloadRaisePanel = panel.preload;
