import { lazyView } from '../../shared/lazyView';

export const { View: LazyPhotoViewer } = lazyView(() =>
  import(/* webpackChunkName: "photos" */ './PhotoViewer').then(module => module.PhotoViewer),
);
