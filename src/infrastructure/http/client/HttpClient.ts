import type { Clock } from '../../../application/ports/Clock';
import type { Diagnostics } from '../../../application/ports/Diagnostics';
import { pause } from '../../../application/shared/inTime';
import type { Failure } from '../../../domain/shared/Failure';
import { SECOND } from '../../../domain/shared/Instant';
import { failed, type Result, success } from '../../../domain/shared/Result';
import { parsedJson } from '../../parsedJson';
import type { JsonReader } from '../json/reading/JsonReader';
import type { AccessTokens } from './AccessTokens';
import { CallDeadline } from './CallDeadline';
import { type Query, queryString } from './QueryParameters';
import { refusal, refusalInAnswer, refusalOfWrite } from './refusal';
import { retryAfter, toFailure } from './toFailure';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface HttpClientOptions {
  /** Without a trailing slash. '' means the origin of the page. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  /** Returns a number from 0 to 1, for the jitter of repeated calls. */
  readonly random: () => number;
  /** Returns false once the session has ended, and nothing is sent then. Omit for calls that need no session. */
  readonly mayCall?: () => boolean;
  /**
   * Called when the session has ended, after its tokens have been removed. Omit if a 401 must not sign the dealer out.
   */
  readonly onUnauthorized?: () => void;
}

interface HttpGet<Value> {
  readonly path: string;
  /** The last part of the path. Reports leave it out. */
  readonly id?: string | number;
  readonly query?: Query;
  readonly read: JsonReader<Value>;
  readonly signal?: AbortSignal | undefined;
}

interface HttpWrite<Value> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The last part of the path. Reports leave it out. */
  readonly id?: string | number | undefined;
  readonly body?: unknown;
  readonly read: JsonReader<Value>;
}

interface Call<Value> {
  readonly method: string;
  readonly path: string;
  readonly id: string | number | undefined;
  readonly address: string;
  readonly body: string | null;
  readonly read: JsonReader<Value>;
  /** Milliseconds before each repetition. Empty for calls that must not run twice. */
  readonly pauses: readonly number[];
}

interface Answer {
  readonly status: number;
  readonly body: string;
  /** Seconds. Null if the server does not say when to try again. */
  readonly retryAfter: number | null;
}

const GET_LIMIT = 15 * SECOND;
const WRITE_LIMIT = 30 * SECOND;
const GET_PAUSES = [300, 1_200];
const transientStatuses = new Set([502, 503, 504]);

/** Sends JSON calls to one host, with the token of the signed-in dealer. */
export class HttpClient {
  constructor(private readonly options: HttpClientOptions) {}

  get<Value>({ path, id, query = {}, read, signal }: HttpGet<Value>): Promise<Result<Value, Failure>> {
    const parameters = queryString(query);
    const address = this.addressOf(path, id) + (parameters && `?${parameters}`);
    const call: Call<Value> = { method: 'GET', path, id, address, body: null, read, pauses: GET_PAUSES };
    return this.send(call, new CallDeadline(this.options.clock, GET_LIMIT, signal));
  }

  /**
   * Sends the call once, because after a network failure it is unknown whether the server has processed it. Only a 401
   * is repeated: the server has then processed nothing.
   */
  write<Value>({ method, path, id, body, read }: HttpWrite<Value>): Promise<Result<Value, Failure>> {
    const text = body === undefined ? null : JSON.stringify(body);
    const call: Call<Value> = { method, path, id, address: this.addressOf(path, id), body: text, read, pauses: [] };
    return this.send(call, new CallDeadline(this.options.clock, WRITE_LIMIT));
  }

  private addressOf(path: string, id: string | number | undefined): string {
    return this.options.baseUrl + path + (id === undefined ? '' : `/${encodeURIComponent(id)}`);
  }

  private async send<Value>(call: Call<Value>, deadline: CallDeadline): Promise<Result<Value, Failure>> {
    const answer = await this.withToken(call, deadline);
    deadline.release();
    if (!answer.ok) return answer;
    const { status } = answer.value;
    return status >= 200 && status < 300 ? this.toValue(call, answer.value) : this.toRefusal(call, answer.value);
  }

  private async withToken(call: Call<unknown>, deadline: CallDeadline): Promise<Result<Answer, Failure>> {
    const { tokens } = this.options;
    const { signal } = deadline;
    if (!this.mayCall && !signal.aborted) return failed({ reason: 'unauthorized' });
    const token = await toFailure(signal, () => tokens.current());
    if (!token.ok && signal.aborted) return token;
    const bearer = token.ok ? token.value : null;
    const answer = await this.withRetries(call, bearer, deadline);
    if (!answer.ok || answer.value.status !== 401) return answer;
    if (bearer === null) return this.explained(answer);
    // The token was revoked by a sign-out while the call was on its way.
    if (!this.mayCall) return failed({ reason: 'unauthorized' });
    const renewed = await toFailure(signal, () => tokens.renewed(bearer));
    if (!renewed.ok && signal.aborted) return renewed;
    if (renewed.ok && renewed.value !== null) return this.withRetries(call, renewed.value, deadline);
    return this.explained(answer);
  }

  private async withRetries(
    call: Call<unknown>,
    bearer: string | null,
    deadline: CallDeadline,
  ): Promise<Result<Answer, Failure>> {
    const { signal } = deadline;
    for (const shortest of call.pauses) {
      const answer = await this.sendOnce(call, bearer, signal);
      if (!isTransient(answer)) return answer;
      const wait = Math.max(this.jittered(shortest), answer.ok ? (answer.value.retryAfter ?? 0) * SECOND : 0);
      if (!deadline.leavesTimeAfter(wait)) return answer;
      const waited = await toFailure(signal, () => pause(this.options.clock, wait));
      if (!waited.ok) return waited;
    }
    return this.sendOnce(call, bearer, signal);
  }

  private async sendOnce(
    call: Call<unknown>,
    bearer: string | null,
    signal: AbortSignal,
  ): Promise<Result<Answer, Failure>> {
    // Checked before each repetition, because the session may end during a pause.
    if (!this.mayCall) return failed({ reason: 'unauthorized' });
    const { method, address, body } = call;
    const headers = {
      Accept: 'application/json',
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      ...(body !== null && { 'Content-Type': 'application/json' }),
    };
    return toFailure(signal, async () => {
      const response = await this.options.fetch(address, { method, headers, body, signal });
      return { status: response.status, body: await response.text(), retryAfter: retryAfter(response.headers) };
    });
  }

  /** A 401 must not sign the dealer out if the token only could not be renewed for now. */
  private explained(refused: Result<Answer, Failure>): Result<Answer, Failure> {
    const { mayCall, onUnauthorized, tokens } = this.options;
    return mayCall && onUnauthorized && tokens.renewalFailure ? failed(tokens.renewalFailure) : refused;
  }

  private get mayCall(): boolean {
    return this.options.mayCall?.() ?? true;
  }

  private jittered(milliseconds: number): number {
    return milliseconds * (0.75 + this.options.random() / 2);
  }

  private toValue<Value>(call: Call<Value>, { status, body }: Answer): Result<Value, Failure> {
    const endpoint = endpointOf(call);
    const broken = (key: string): Result<Value, Failure> => failed({ reason: 'brokenContract', endpoint, key });
    const json = body.trim() === '' ? success(undefined) : parsedJson(body);
    if (!json.ok) return broken('body');
    const refused = call.method === 'GET' ? null : refusalInAnswer(status, json.value);
    if (refused) {
      this.report('unexpected', endpoint, `The answer refuses the request. ${status}`);
      return failed(refused);
    }
    const value = call.read(json.value, key => this.report('elementDropped', endpoint, key));
    return value.ok ? value : broken(value.failure || 'body');
  }

  private toRefusal(call: Call<unknown>, answer: Answer): Result<never, Failure> {
    const { tokens, onUnauthorized } = this.options;
    const { status } = answer;
    const why = status === 401 ? ': User is not authenticated' : '';
    this.report('unexpected', endpointOf(call), `Network response was not ok. ${status}${why}`);
    if (status === 401 && onUnauthorized) {
      tokens.forget();
      onUnauthorized();
    }
    return failed(call.method === 'GET' ? refusal(answer) : refusalOfWrite(answer));
  }

  private report(kind: 'elementDropped' | 'unexpected', where: string, what: string): void {
    this.options.diagnostics.report({ kind, where, what });
  }
}

/** Leaves out the query, because filters are private to the dealer, and the id. */
const endpointOf = ({ method, path, id }: Call<unknown>): string =>
  `${method} ${path}${id === undefined ? '' : '/:id'}`;

function isTransient(answer: Result<Answer, Failure>): boolean {
  if (!answer.ok) return answer.failure.reason === 'offline';
  const { status, retryAfter: seconds } = answer.value;
  return transientStatuses.has(status) || (status === 429 && seconds !== null);
}
