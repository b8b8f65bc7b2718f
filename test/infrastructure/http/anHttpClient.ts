import type { Problem } from '../../../src/application/ports/Diagnostics';
import { HttpClient, type HttpClientOptions } from '../../../src/infrastructure/http/HttpClient';
import { InMemoryClock } from '../../../src/infrastructure/inMemory/InMemoryClock';
import { ScriptedHost, type Reply } from './ScriptedHost';
import { ScriptedTokens } from './ScriptedTokens';

/** A client of a scripted host with all its collaborators. */
export function anHttpClient(replies: readonly Reply[], options: Partial<HttpClientOptions> = {}) {
  const host = new ScriptedHost(...replies);
  const tokens = new ScriptedTokens();
  const clock = new InMemoryClock();
  const problems: Problem[] = [];
  const client = new HttpClient({
    baseUrl: 'https://api.example',
    fetch: host.fetch,
    tokens,
    clock,
    diagnostics: { report: problem => void problems.push(problem) },
    random: () => 0.5,
    ...options,
  });
  return { client, host, tokens, clock, problems };
}

/** Lets all pending microtasks run. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
