import { HttpClient, type HttpClientOptions } from '../../../src/infrastructure/http/client/HttpClient';
import { InMemoryDiagnostics } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { type Reply, ScriptedHost } from './ScriptedHost';
import { ScriptedTokens } from './ScriptedTokens';

/** A client of a scripted host with all its collaborators. */
export function anHttpClient(replies: readonly Reply[], options: Partial<HttpClientOptions> = {}) {
  const host = new ScriptedHost(...replies);
  const tokens = new ScriptedTokens();
  const clock = new InMemoryClock();
  const diagnostics = new InMemoryDiagnostics();
  const client = new HttpClient({
    baseUrl: 'https://api.example',
    readPath: '/read',
    fetch: host.fetch,
    tokens,
    clock,
    diagnostics,
    random: () => 0.5,
    ...options,
  });
  return { client, host, tokens, clock, problems: diagnostics.problems };
}

/** Lets all pending microtasks run. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
