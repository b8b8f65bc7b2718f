import { type Location, useLocation, useNavigate } from 'react-router';

const isLocation = (value: unknown): value is Location =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

/** The page under an opened offer, where it was opened from one; it survives a reload in the history's own state. */
export function backgroundOf(location: Location): Location | null {
  const { state } = location as { readonly state: unknown };
  const kept = typeof state === 'object' && state !== null && 'background' in state ? state.background : null;
  return isLocation(kept) ? kept : null;
}

export function useOverlay(): { readonly background: Location | null; readonly close: () => void } {
  const background = backgroundOf(useLocation());
  const navigate = useNavigate();
  return { background, close: () => void (background ? navigate(-1) : navigate('/browsing/browse')) };
}
