import { useSyncExternalStore } from 'react';
import type { Size } from './widgetPlace';

/** The size of the window in pixels. Updates when the window is resized or zoomed. */
export function useWindowSize(): Size {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  return { width, height };
}

function onResize(callback: () => void): () => void {
  window.addEventListener('resize', callback);
  return () => window.removeEventListener('resize', callback);
}
