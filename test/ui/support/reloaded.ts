import { cleanup } from '@testing-library/react';
import { SECOND } from '../../../src/domain/shared/Instant';
import { renderPage, type PageOptions, type RenderedPage } from './renderPage';

/** The page after a reload, in the same browser and market. `path` is another address. */
export async function reloaded(
  { at, passes }: RenderedPage,
  options: PageOptions = {},
  path?: string,
): Promise<RenderedPage> {
  // Typed text is stored after a moment.
  await passes(SECOND);
  cleanup();
  return renderPage(path ?? location.pathname + location.search, { ...options, beside: at });
}
