import { type Location, useLocation, useNavigate } from 'react-router';
import { paths } from '../../shared/paths';

const isLocation = (value: unknown): value is Location =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

/** The page from which an offer was opened, if any. It is stored in the history state, so it survives a reload. */
export function backgroundOf(location: Location): Location | null {
  const { state } = location as { readonly state: unknown };
  const kept = typeof state === 'object' && state !== null && 'background' in state ? state.background : null;
  return isLocation(kept) ? kept : null;
}

export function useOverlay(): { readonly background: Location | null; readonly close: () => void } {
  const background = backgroundOf(useLocation());
  const navigate = useNavigate();
  return { background, close: () => void (background ? navigate(-1) : navigate(paths.browse)) };
}
