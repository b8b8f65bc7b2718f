import type { IncomingHttpHeaders } from 'node:http';

/** One HTTP request as it arrived, before decoding. */
export interface RestRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
