import * as v from 'valibot';
import { ContractViolation } from '../ContractViolation';
import { type QueryHash, queryParser } from '../wire/queryParser';
import type { RestRequest } from './RestRequest';

type Shape = v.GenericSchema<unknown, unknown>;

/** Checks a request against the wire contract: exactly the named keys, of the named types, in its encoding. */
export const requestJudge = {
  query<Wanted extends Shape>({ query, body }: RestRequest, wanted: Wanted): v.InferOutput<Wanted> {
    if (body !== '') throw new ContractViolation(400, 'a GET carries no body');
    return judged(400, 'query', wanted, parsedQuery(query));
  },

  body<Wanted extends Shape>({ query, headers, body }: RestRequest, wanted: Wanted): v.InferOutput<Wanted> {
    if (query !== '') throw new ContractViolation(400, 'query: only a GET has parameters');
    const type = headers['content-type'] ?? 'none';
    if (!/^application\/json(; ?charset=utf-8)?$/i.test(type)) {
      throw new ContractViolation(415, `Content-Type must be application/json, not ${type}`);
    }
    return judged(422, 'body', wanted, parsedJson(body));
  },

  nothing({ query, body }: RestRequest): void {
    if (query !== '') throw new ContractViolation(400, 'query: this call has no parameters');
    if (body !== '') throw new ContractViolation(422, 'body: this call carries none');
  },

  segment(encoded: string): string {
    try {
      return decodeURIComponent(encoded);
    } catch {
      throw new ContractViolation(400, `path: '${encoded}' is not percent-encoded UTF-8`);
    }
  },

  /** The token of the request; null if there is none. */
  bearer({ headers: { authorization } }: RestRequest): string | null {
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w.~+/-]+=*)$/.exec(authorization)?.[1];
    // A client that did not wait for its token sends one of these two words.
    if (token === undefined || token === 'undefined' || token === 'null') {
      throw new ContractViolation(401, "Authorization must read 'Bearer' and an access token");
    }
    return token;
  },
};

function parsedQuery(query: string): QueryHash {
  const raw = /[^\w.~*!'()[\]%=&+-]/.exec(query)?.[0];
  if (raw !== undefined) throw new ContractViolation(400, `query: '${raw}' must be percent-encoded`);
  const parameters = readable(query);
  const names = query.split('&').map(pair => decodeURIComponent(pair.split('=')[0] ?? ''));
  const doubled = names.find((name, index) => !name.endsWith('[]') && names.indexOf(name) !== index);
  if (doubled) throw new ContractViolation(400, `query: ${doubled} is given twice`);
  return parameters;
}

function readable(query: string): QueryHash {
  try {
    return queryParser.parse(query);
  } catch (error) {
    throw new ContractViolation(400, `query: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ContractViolation(400, 'body: this is not JSON');
  }
}

function judged<Wanted extends Shape>(status: 400 | 422, what: string, wanted: Wanted, given: unknown) {
  const result = v.safeParse(wanted, given);
  if (result.success) return result.output;
  const faults = result.issues.map(issue => `${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}`);
  throw new ContractViolation(status, `${what}: ${faults.join('; ')}`);
}
