import { useEffect } from 'react';

/** Names the landmark `main` after the page. The shell owns the landmark, which stays mounted while pages change. */
export function useMainName(name: string): void {
  useEffect(() => {
    const landmark = document.getElementById('content');
    landmark?.setAttribute('aria-label', name);
    return () => landmark?.removeAttribute('aria-label');
  }, [name]);
}
