const GONE: readonly number[] = [404, 410];

/**
 * Whether the file that webpack could not load is gone from a host that answers. Some hosts answer an unknown path with
 * the page itself.
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
