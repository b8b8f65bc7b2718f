import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** Headers of a single connection, which HTTP/2 does not allow. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

const WORTH_COMPRESSING = 500;

/** Forwards a request, with the length of its body, to a plain server and returns its answer, compressed like that of a real host. */
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
  const sent = compressed(body);
  response.writeHead(status, { ...headers, 'content-encoding': 'br', 'content-length': sent.length }).end(sent);
}

/** The quality for answers that are compressed on the fly; files of a build use 11. */
export const compressed = (body: string | Buffer, quality = 5): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)));
}
