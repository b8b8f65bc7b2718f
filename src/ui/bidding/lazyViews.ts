import { lazyView } from '../shared/loading/lazyView';

/** A tile is complete without its mark. */
export const LazyLimitMark = lazyView(
  () => import(/* webpackChunkName: "tile-details" */ './limits/LimitLeft'),
  'LimitMark',
  {
    Missing: () => null,
  },
);
