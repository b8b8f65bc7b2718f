import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router';

interface Steady {
  /** The current location. Call it in event handlers only: it does not re-render a view. */
  readonly here: () => Location;
  readonly go: (to: string, options?: NavigateOptions) => void;
}

const SteadyContext = createContext<Steady | null>(null);

/**
 * Provides `useSteadyNavigation`. Only this component re-renders on a navigation, on behalf of all views that only need
 * the location in event handlers.
 */
export function SteadyNavigation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  const [steady] = useState<Steady>(() => ({
    here: () => latest.current.location,
    go: (to, options) => void latest.current.navigate(to, options),
  }));
  return <SteadyContext value={steady}>{children}</SteadyContext>;
}

/**
 * Navigation without subscribing to the location. With React Router's own hooks, opening an offer would re-render all
 * tiles.
 */
export function useSteadyNavigation(): Steady {
  const steady = use(SteadyContext);
  if (!steady) throw new Error('A view outside of SteadyNavigation asked for it.');
  return steady;
}
