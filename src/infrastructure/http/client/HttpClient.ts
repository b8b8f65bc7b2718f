import type { Clock } from '../../../application/ports/Clock';
import type { Diagnostics } from '../../../application/ports/Diagnostics';
import { pause } from '../../../application/shared/inTime';
import type { Failure } from '../../../domain/shared/Failure';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { failed, type Result, success } from '../../../domain/shared/Result';
import { parsedJson } from '../../parsedJson';
import type { JsonReader } from '../json/reading/JsonReader';
import type { AccessTokens } from './AccessTokens';
import { CallDeadline } from './CallDeadline';
import { type Query, queryString } from './QueryParameters';
import { refusal, refusalInAnswer, refusalOfWrite } from './refusal';
import { statedTime } from './statedTime';
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
  /** Called with the time that a successful JSON answer states. Any other answer may come from a proxy with another clock. */
  readonly onTimeStated?: (time: Instant) => void;
  /** Whether the browser says that there is no network. It may be wrong. */
  readonly isOffline?: () => boolean;
  /** A path that every host of this API can be asked for without a session, to see whether it can be reached. */
  readonly readPath: string;
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
  readonly statedTime: Instant | null;
}

const GET_LIMIT = 15 * SECOND;
const WRITE_LIMIT = 30 * SECOND;
/** A read that takes longer does not fail at once. */
const FAILS_WITHIN = 2 * SECOND;
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
   * is repeated: the server has then processed nothing. Without a network, nothing is sent.
   */
  async write<Value>({ method, path, id, body, read }: HttpWrite<Value>): Promise<Result<Value, Failure>> {
    if (await this.isCutOff()) return failed({ reason: 'notSent' });
    const text = body === undefined ? null : JSON.stringify(body);
    const call: Call<Value> = { method, path, id, address: this.addressOf(path, id), body: text, read, pauses: [] };
    return this.send(call, new CallDeadline(this.options.clock, WRITE_LIMIT));
  }

  /** The browser says so, and a read of the same host fails at once. Any answer, and a slow one, speaks for a network. */
  private async isCutOff(): Promise<boolean> {
    const { baseUrl, clock, fetch, isOffline, readPath } = this.options;
    if (!isOffline?.() || !this.mayCall) return false;
    // Without permission for other origins, because an error page may not have it.
    const init: RequestInit = { method: 'GET', mode: 'no-cors', cache: 'no-store' };
    const read = fetch(baseUrl + readPath, init).then(
      () => false,
      () => true,
    );
    return Promise.race([read, pause(clock, FAILS_WITHIN).then(() => false)]);
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
    if (!token.ok && signal.aborted) return notProcessed(token.failure);
    const bearer = token.ok ? token.value : null;
    const answer = await this.withRetries(call, bearer, deadline);
    if (!answer.ok || answer.value.status !== 401) return answer;
    if (bearer === null) return this.explained(answer);
    // The token was revoked by a sign-out while the call was on its way.
    if (!this.mayCall) return failed({ reason: 'unauthorized' });
    const renewed = await toFailure(signal, () => tokens.renewed(bearer));
    if (!renewed.ok && signal.aborted) return notProcessed(renewed.failure);
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
      // A price from the browser's cache may be out of date, whatever the answer's headers allow.
      const response = await this.options.fetch(address, { method, headers, body, signal, cache: 'no-store' });
      const { status, headers: stated } = response;
      return { status, body: await response.text(), retryAfter: retryAfter(stated), statedTime: statedTime(stated) };
    });
  }

  /** A 401 must not sign the dealer out if the token only could not be renewed for now. */
  private explained(refused: Result<Answer, Failure>): Result<Answer, Failure> {
    const { mayCall, tokens } = this.options;
    return mayCall && tokens.isRenewalLost ? failed({ reason: 'sessionNotRenewed' }) : refused;
  }

  private get mayCall(): boolean {
    return this.options.mayCall?.() ?? true;
  }

  private jittered(milliseconds: number): number {
    return milliseconds * (0.75 + this.options.random() / 2);
  }

  private toValue<Value>(call: Call<Value>, { status, body, statedTime: time }: Answer): Result<Value, Failure> {
    const endpoint = endpointOf(call);
    const broken = (key: string): Result<Value, Failure> => failed({ reason: 'brokenContract', endpoint, key });
    const isEmpty = body.trim() === '';
    const json = isEmpty ? success(undefined) : parsedJson(body);
    if (!json.ok) return broken('body');
    const refused = call.method === 'GET' ? null : refusalInAnswer(status, json.value);
    if (refused) {
      this.report('unexpected', endpoint, `The answer refuses the request. ${status}`);
      return failed(refused);
    }
    const value = call.read(json.value, key => this.report('elementDropped', endpoint, key));
    if (!value.ok) return broken(value.failure || 'body');
    if (!isEmpty && time !== null) this.options.onTimeStated?.(time);
    return value;
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

/** The call ended while it waited for a token: before it was sent, or after a 401. */
const notProcessed = (failure: Failure): Result<never, Failure> =>
  failed(failure.reason === 'timedOut' ? { reason: 'sessionNotRenewed' } : failure);

function isTransient(answer: Result<Answer, Failure>): boolean {
  if (!answer.ok) return answer.failure.reason === 'offline';
  const { status, retryAfter: seconds } = answer.value;
  return transientStatuses.has(status) || (status === 429 && seconds !== null);
}
