import { lazyView } from '../../shared/lazyView';
import { withTexts } from '../../shared/texts/texts';

const panel = lazyView(() =>
  withTexts(import(/* webpackChunkName: "raises" */ './RaisePanel')).then(module => module.RaisePanel),
);

export const LazyRaisePanel = panel.View;
export const preloadRaisePanel = panel.preload;
