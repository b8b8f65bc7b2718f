import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
// The one place that uses them.
/* eslint-disable no-restricted-syntax */
import {
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useHref,
  useLocation,
  useNavigate,
} from 'react-router';
/* eslint-enable no-restricted-syntax */

interface Navigation {
  readonly navigate: NavigateFunction;
  /** The current address. */
  readonly here: () => Location;
  /** The address of a path for a link. */
  readonly hrefOf: (path: string) => string;
  readonly follow: (listener: () => void) => () => void;
}

const NavigationContext = createContext<Navigation | null>(null);

/**
 * Lets the views below navigate without following the address. react-router's own hooks and its `Link` render again at
 * each navigation, and a list has a hundred links.
 */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const latest = useRef({ location, navigate });
  const [listeners] = useState(() => new Set<() => void>());
  const [navigation] = useState((): Navigation => ({
    // Its type has one overload for an address and one for steps in the history.
    navigate: (target: To | number, options?: NavigateOptions) => latest.current.navigate(target as To, options),
    here: () => latest.current.location,
    hrefOf: path => base + path,
    follow: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }));
  useLayoutEffect(() => {
    latest.current = { location, navigate };
    listeners.forEach(listener => listener());
  }, [listeners, location, navigate]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('A view outside of NavigationProvider navigates.');
  return navigation;
}

/** Whether the current address is one of those meant. Renders again only if the answer changes. */
export function useIsAt(isMeant: (path: string, location: Location) => boolean): boolean {
  const { follow, here } = useNavigation();
  return useSyncExternalStore(follow, () => isMeant(here().pathname, here()));
}

/** Whether the browser should handle the click itself, such as to open another tab. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** For the entry in the history. */
  readonly state?: unknown;
}

export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const { hrefOf, here, navigate } = useNavigation();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = here();
    // As in a browser, a link to the current address adds nothing to the history.
    void navigate(to, { state, replace: to === pathname + search + hash });
  };
  return <a {...rest} href={hrefOf(to)} onClick={handleClick} />;
}
