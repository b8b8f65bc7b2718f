import * as v from 'valibot';
import type { Clock } from '../../application/ports/Clock';
import type { Preferences } from '../../application/ports/Preferences';
import { DAY } from '../../domain/shared/Instant';
import { parsedJson } from '../parsedJson';
import type { CognitoTokens } from './CognitoPool';
import { SESSION_KEY } from './sessionKey';

const SessionJson = v.object({
  username: v.string(),
  accessToken: v.string(),
  refreshToken: v.string(),
  deviceKey: v.nullable(v.string()),
  // A damaged time costs a renewal, and not the session.
  expiresAt: v.fallback(v.pipe(v.number(), v.finite()), 0),
});

export type CognitoSession = Readonly<v.InferOutput<typeof SessionJson>>;

/**
 * The session of this browser. Each call reads the storage, because another tab may have renewed or ended the session.
 */
export class CognitoSessions {
  constructor(
    private readonly preferences: Preferences,
    private readonly clock: Clock,
  ) {}

  kept(): CognitoSession | null {
    const json = parsedJson(this.preferences.read(SESSION_KEY) ?? '');
    const session = json.ok ? v.safeParse(SessionJson, json.value) : null;
    return session?.success ? session.output : null;
  }

  /**
   * Computes the expiry with this machine's clock, which may differ from the server's by hours. No user pool issues an access
   * token for more than a day, and a token without a lifetime is renewed at once.
   */
  keep({ lifetime, ...tokens }: CognitoTokens): CognitoSession {
    const session = { ...tokens, expiresAt: this.clock.deviceNow() + Math.min(lifetime || 0, DAY) };
    this.preferences.write(SESSION_KEY, JSON.stringify(session));
    return session;
  }

  remove(): void {
    this.preferences.remove(SESSION_KEY);
  }
}
