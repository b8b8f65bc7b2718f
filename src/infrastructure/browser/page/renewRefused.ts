import type { AppShell } from '../../../application/ports/AppShell';

interface Page {
  readonly isKept: boolean;
  readonly reload: () => void;
}

type Violation = Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'effectiveDirective'>;

/**
 * The policy of a page that the service worker has kept is that of an earlier configuration, and refuses a host that the
 * new one names. The page then comes from the server. If that one refuses the host too, a reload would not help.
 */
export async function renewRefused(
  { blockedURI, effectiveDirective }: Violation,
  config: unknown,
  shell: Pick<AppShell, 'useNewest'>,
  page: Page = { isKept: Boolean(navigator.serviceWorker?.controller), reload: () => location.reload() },
): Promise<void> {
  if (!page.isKept || effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
  if (!JSON.stringify(config).includes(new URL(blockedURI).origin)) return;
  await shell.useNewest();
  page.reload();
}
