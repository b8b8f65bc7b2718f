import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type NavigateOptions, useHref, useLocation, useNavigate } from 'react-router';

interface Navigation {
  /** The current location. Call it in event handlers only: it does not re-render a view. */
  readonly currentLocation: () => Location;
  readonly navigateTo: (to: string, options?: NavigateOptions) => void;
  /** The address of a path, which begins with the path of the build. */
  readonly addressOf: (path: string) => string;
}

const NavigationContext = createContext<Navigation | null>(null);

/**
 * Provides `useStableNavigation`. Only this component re-renders on a navigation, on behalf of all views that only need
 * the location in event handlers.
 */
export function StableNavigation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const root = useHref('/');
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  const [navigation] = useState<Navigation>(() => ({
    currentLocation: () => latest.current.location,
    navigateTo: (to, options) => void latest.current.navigate(to, options),
    addressOf: path => root.replace(/\/$/, '') + path,
  }));
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/**
 * Navigation without subscribing to the location. With React Router's own hooks, opening an offer would re-render all
 * tiles.
 */
export function useStableNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('A view outside of StableNavigation asked for it.');
  return navigation;
}
