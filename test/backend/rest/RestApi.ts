import type { Failure } from '../../../src/domain/shared/Failure';
import type { Result } from '../../../src/domain/shared/Result';
import type { MarketDealer } from '../../../src/infrastructure/demo/market/people/MarketDealer';
import { ContractViolation } from '../ContractViolation';
import { austere } from '../wire/austere';
import { type Doorkeeper, type PublicRoute, publicRoutes } from './publicRoutes';
import { requestJudge } from './requestJudge';
import type { RestRequest } from './RestRequest';
import { type AnalyticsJson, type Route, restRoutes } from './restRoutes';

interface RestApiOptions {
  /** Undefined if the token is unknown, expired or revoked. */
  readonly dealerOf: (accessToken: string) => MarketDealer | undefined;
  readonly buyNowAcceptMethod?: 'PUT' | 'POST';
  /** Omitted if no password is ever forgotten. */
  readonly doorkeeper?: Doorkeeper;
  /** Answers without every optional key. */
  readonly isAustere?: boolean;
}

export interface RestAnswer {
  readonly status: number;
  /** Undefined is an empty answer. */
  readonly json: unknown;
}

/** The main API, which checks its client: it refuses what breaks the wire contract and records it in `violations`. */
export class RestApi {
  readonly violations: string[] = [];
  readonly analytics: AnalyticsJson[] = [];
  private readonly routes: Route[];
  private readonly publicRoutes: PublicRoute[];
  private emptyAnswers = 0;
  private lastGoodToken: string | null = null;

  constructor(private readonly options: RestApiOptions) {
    this.publicRoutes = options.doorkeeper ? publicRoutes(options.doorkeeper) : [];
    this.routes = restRoutes({
      buyNowAcceptMethod: options.buyNowAcceptMethod ?? 'PUT',
      recordAnalytics: event => this.analytics.push(event),
    });
  }

  answer(request: RestRequest): RestAnswer {
    try {
      return this.routed(request);
    } catch (error) {
      if (!(error instanceof ContractViolation)) throw error;
      this.violations.push(`${request.method} ${request.path}: ${error.message}`);
      return refusal(error.status, error.message);
    }
  }

  private routed(request: RestRequest): RestAnswer {
    const call = `${request.method} ${request.path}`;
    const open = this.publicRoutes.find(route => route.call.test(call));
    if (open) return this.told(open.answer(request));
    for (const route of this.routes) {
      const match = route.call.exec(call);
      if (match) return this.answerBy(route, request, requestJudge.segment(match[1] ?? ''));
    }
    throw new ContractViolation(404, 'this server has no such call');
  }

  private answerBy(route: Route, request: RestRequest, id: string): RestAnswer {
    const dealer = this.dealerWhoAsks(route, requestJudge.bearer(request));
    if (!dealer) return refusal(401, 'There is no session.');
    return this.told(route.answer(dealer, request, id));
  }

  private told(outcome: Result<unknown, Failure>): RestAnswer {
    if (!outcome.ok) return refusalOf(outcome.failure);
    if (outcome.value === undefined) return this.emptyAnswer();
    return {
      status: 200,
      json: this.options.isAustere ? austere(outcome.value) : outcome.value,
    };
  }

  /** By the contract, a client without a session sends no token; a client with a valid session forgot to send it. */
  private dealerWhoAsks(route: Route, token: string | null): MarketDealer | undefined {
    const { dealerOf } = this.options;
    if (token !== null) {
      const dealer = dealerOf(token);
      if (dealer) this.lastGoodToken = token;
      return dealer;
    }
    const hasSession = this.lastGoodToken !== null && dealerOf(this.lastGoodToken) !== undefined;
    if (hasSession && !route.asksForSession) throw new ContractViolation(401, 'Authorization is missing');
    return undefined;
  }

  /** Real servers send an empty success in two ways, and a client must accept both. */
  private emptyAnswer(): RestAnswer {
    this.emptyAnswers += 1;
    return { status: this.emptyAnswers % 2 === 1 ? 204 : 200, json: undefined };
  }
}

function refusalOf(failure: Failure): RestAnswer {
  if (failure.reason === 'notFound') return refusal(404, 'There is no such offer.');
  if (failure.reason === 'refused') return refusal(failure.status, failure.message, failure.fields);
  throw new Error(`A marketplace does not fail with '${failure.reason}'.`);
}

function refusal(status: number, words: string | null, fields?: Readonly<Record<string, string>>): RestAnswer {
  if (fields) return { status, json: { errors: wireErrors(fields) } };
  return { status, json: words === null ? {} : { errors: { base: [words] } } };
}

const wireErrors = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [wireName(field), [words]]));

const wireName = (field: string): string =>
  field === 'renderKeyId' ? 'invoice_render_template_key_id' : snakeCase(field);

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
