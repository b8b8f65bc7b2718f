import type { HashId } from '../../../domain/offers/Offer';
import { backgroundOf } from '../../offers/page/overlay/useOverlay';
import { useNavigation } from '../navigation';
import { paths } from '../paths';

/** Returns how to open an offer above the current page. */
export function useOpenOffer(): (hashId: HashId) => void {
  const { here, navigate } = useNavigation();
  return hashId => void navigate(paths.offer(hashId), { state: { background: backgroundOf(here()) ?? here() } });
}
