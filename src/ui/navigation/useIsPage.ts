import { backgroundOf } from '../offers/page/overlay/useOverlay';
import { useIsAt } from '../shared/navigation';

/** Whether the path of the current page is one of those meant. An offer that is open over a page is no other page. */
export const useIsPage = (isMeant: (path: string) => boolean): boolean =>
  useIsAt((path, location) => isMeant(backgroundOf(location)?.pathname ?? path));
