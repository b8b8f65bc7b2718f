import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** Of one connection alone, and unknown to HTTP/2. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

const WORTH_COMPRESSING = 500;

/** Hands a request on to a plain server behind this one, and its answer back, compressed as a real host does. */
export function forwarded(request: Http2ServerRequest, response: Http2ServerResponse, backend: string): void {
  const { method, url, headers } = request;
  const asking = ask(new URL(url, backend), { method, headers: passedOn(headers) });
  asking.on('error', () => response.destroy());
  asking.on('response', answer => void handBack(answer, response));
  request.pipe(asking);
}

async function handBack(answer: IncomingMessage, response: Http2ServerResponse): Promise<void> {
  const body = await buffer(answer);
  const isText = /json|svg/.test(answer.headers['content-type'] ?? '');
  const status = answer.statusCode ?? 502;
  const headers = passedOn(answer.headers);
  if (response.destroyed) return;
  if (!isText || body.length < WORTH_COMPRESSING) return void response.writeHead(status, headers).end(body);
  response.writeHead(status, { ...headers, 'content-encoding': 'br' }).end(compressed(body));
}

/** At the quality of answers that are made when they are asked for; files of a build bear 11. */
export const compressed = (body: string | Buffer, quality = 5): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)));
}
