import { lazyView } from '../shared/lazyView';

/** A tile is complete without its mark. */
export const LazyLimitMark = lazyView(() => import(/* webpackChunkName: "tile-details" */ './LimitMark'), 'LimitMark', {
  Missing: () => null,
});
