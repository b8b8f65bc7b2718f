import type { Container } from 'inversify';
import { AppVersion } from '../../../application/start/AppVersion';
import type { RuntimeConfig } from '../../RuntimeConfig';

type Violation = Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'effectiveDirective'>;

/**
 * The policy of a page that the service worker has kept is that of an earlier configuration, and refuses a host that the
 * new one names. The page then comes from the server. If that one refuses the host too, a reload would not help. A report is not
 * worth a reload, which would empty the sign-in form.
 */
export async function renewRefused(
  { blockedURI, effectiveDirective }: Violation,
  config: Partial<RuntimeConfig>,
  container: Pick<Container, 'get'>,
  isKept = Boolean(navigator.serviceWorker?.controller),
): Promise<void> {
  if (!isKept || effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
  const hosts = JSON.stringify({ ...config, reportUrl: undefined });
  if (hosts.includes(new URL(blockedURI).origin)) await container.get(AppVersion).renew();
}
