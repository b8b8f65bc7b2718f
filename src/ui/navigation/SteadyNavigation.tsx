import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router';

interface Steady {
  /** Where the dealer is at this moment: for a press to ask, not for what is drawn. */
  readonly here: () => Location;
  readonly go: (to: string, options?: NavigateOptions) => void;
}

const SteadyContext = createContext<Steady | null>(null);

/** For `useSteadyNavigation`: the one place below the router that follows the address on behalf of all who only press. */
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

/** The router's own hooks draw a view anew with every address, and all tiles would be whenever an offer is opened. */
export function useSteadyNavigation(): Steady {
  const steady = use(SteadyContext);
  if (!steady) throw new Error('A view outside of SteadyNavigation asked for it.');
  return steady;
}
