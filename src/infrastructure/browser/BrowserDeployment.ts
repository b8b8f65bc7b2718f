import type { Deployment } from '../../application/ports/Deployment';

export class BrowserDeployment implements Deployment {
  readonly current = { version: process.env.APP_VERSION ?? '', builtAt: Date.parse(process.env.BUILT_AT ?? '') };

  hasRemoved(error: unknown): Promise<boolean> {
    return isFileGone(error);
  }
}

const GONE: readonly number[] = [404, 410];

/**
 * True if the host is reachable but no longer has the file that webpack failed to load. Some hosts answer unknown paths
 * with the HTML page and status 200.
 */
export async function isFileGone(error: unknown): Promise<boolean> {
  if (!(error instanceof Error) || !('request' in error) || typeof error.request !== 'string') return false;
  try {
    const { status, headers } = await fetch(error.request, { method: 'HEAD', cache: 'no-store' });
    return GONE.includes(status) || (status === 200 && headers.get('content-type')?.startsWith('text/html') === true);
  } catch {
    return false;
  }
}
