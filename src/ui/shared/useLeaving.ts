import { useEffect, useRef } from 'react';

/** Returns the function for a signal that is aborted when the view is removed. */
export function useLeaving(): () => AbortSignal {
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  return () => left.current.signal;
}
