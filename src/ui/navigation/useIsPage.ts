import { isAtOrBelow } from '../../domain/navigation/MenuTab';
import { backgroundOf } from '../offers/page/overlay/useOverlay';
import { useIsAt } from '../shared/navigation';
import { paths } from '../shared/paths';

const OFFERS = paths.offerPattern.replace('/:id', '');

/**
 * Whether the path of the current page is one of those meant. An offer that is open over a page is no other page, and one at
 * its own address belongs to the search, to which it closes.
 */
export const useIsPage = (isMeant: (path: string) => boolean): boolean =>
  useIsAt((path, location) => {
    const below = backgroundOf(location)?.pathname;
    return isMeant(below ?? (isAtOrBelow(OFFERS, path) ? paths.browse : path));
  });
