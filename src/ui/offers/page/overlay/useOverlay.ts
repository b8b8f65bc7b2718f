import { type Location, useLocation } from 'react-router';
import type { HashId } from '../../../../domain/offers/Offer';
import { useNavigation } from '../../../shared/navigation';
import { paths } from '../../../shared/paths';

/** What the history knows about an offer that was opened over a page. It survives a reload. */
interface OverlayState {
  readonly background: Location;
  /** The dealer stepped here from another offer of the list. */
  readonly isStepped?: boolean;
}

const isLocation = (value: unknown): value is Location =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

const isOverlayState = (state: unknown): state is OverlayState =>
  typeof state === 'object' && state !== null && 'background' in state && isLocation(state.background);

const stateOf = ({ state }: Location): OverlayState | null => (isOverlayState(state) ? state : null);

/** The page from which an offer was opened, if any. */
export const backgroundOf = (location: Location): Location | null => stateOf(location)?.background ?? null;

interface Overlay {
  readonly background: Location | null;
  readonly isStepped: boolean;
  readonly close: () => void;
  /** Opens another offer of the list in place of this one, so that Back still leads to the list. */
  readonly step: (hashId: HashId) => void;
}

export function useOverlay(): Overlay {
  const state = stateOf(useLocation());
  const background = state?.background ?? null;
  const { navigate } = useNavigation();
  return {
    background,
    isStepped: state?.isStepped === true,
    close: () => void (background ? navigate(-1) : navigate(paths.browse)),
    step: hashId => {
      if (!background) return;
      const stepped: OverlayState = { background, isStepped: true };
      void navigate(paths.offer(hashId), { replace: true, state: stepped });
    },
  };
}
