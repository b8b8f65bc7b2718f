import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { CognitoPool } from './cognito/CognitoPool';
import type { DemoPhotos } from './DemoPhotos';
import type { Fault, Faults } from './Faults';
import type { ReportCollector } from './ReportCollector';
import type { RestAnswer, RestApi } from './rest/RestApi';

interface SentAnswer {
  readonly status: number;
  /** Null without a body. */
  readonly type: 'application/json; charset=utf-8' | 'text/html; charset=utf-8' | null;
  readonly text: string;
  /** The value of the header `Retry-After`, if the answer has it. */
  readonly retryAfter?: string;
}

const pageOfMarkup = '<!doctype html><title>Please wait</title><h1>We will be right back.</h1>';

/** The answer that replaces the work; null if the work is done. */
function answerInPlace(fault: Fault | undefined): SentAnswer | null {
  if (!fault) return null;
  if ('html' in fault) return { status: fault.html, type: 'text/html; charset=utf-8', text: pageOfMarkup };
  if (!('status' in fault)) return null;
  const { status, words, json: content = words ? { errors: { base: [words] } } : {}, retryAfter } = fault;
  return { ...json(status, content), ...(retryAfter && { retryAfter }) };
}

/** The answer after the work, spoilt by the fault. */
function spoiltAnswer({ status, json: content }: RestAnswer, fault: Fault | undefined): SentAnswer {
  if (fault && 'wrongShape' in fault) return json(200, { unexpected: true });
  if (fault && ('slowBody' in fault || 'truncatedBody' in fault)) return json(200, content ?? {});
  if (fault && 'malformedJson' in fault) return cutInHalf(json(200, content ?? {}));
  return content === undefined ? { status, type: null, text: '' } : json(status, content);
}

function json(status: number, content: unknown): SentAnswer {
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(content) };
}

function cutInHalf(answer: SentAnswer): SentAnswer {
  return { ...answer, text: answer.text.slice(0, Math.ceil(answer.text.length / 2)) };
}

/**
 * A request in the order of arrival. It contains no headers and no body of the identity pool, because they hold tokens.
 */
export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark, still encoded. */
  readonly query: string;
  /** The JSON of a REST call, its text if it is not JSON, or null without a body. */
  readonly body: unknown;
}

interface HttpFrontParts {
  readonly rest: RestApi;
  readonly pool: CognitoPool;
  readonly photos: DemoPhotos;
  readonly collector: ReportCollector;
  readonly faults: Faults;
}

const mapTile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#e8ece8" stroke="#c5ccc5" d="M0 0h256v256H0z"/></svg>';

/** The entrance of the stand-in backend: CORS, faults, the request log, and then the part that the path belongs to. */
export class HttpFront {
  readonly requests: AskedRequest[] = [];

  constructor(private readonly parts: HttpFrontParts) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, Date');
    if (request.method === 'OPTIONS') return answerPreflight(response);
    const { path } = partsOf(request);
    if (path.startsWith('/demo/photos/')) return this.showPhoto(response, path.slice('/demo/photos/'.length));
    // Browsers request the icon when they show a file of this server in a tab.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    if (path === '/demo/documents/invoice.pdf') return showInvoice(response);
    if (path.startsWith('/tiles/')) return showImage(response, mapTile);
    if (path === '/reports') return this.collect(request, response);
    await (path === '/cognito/' ? this.identify(request, response) : this.serve(request, response));
  }

  /** Not in the request log: when a report arrives is no matter of a test. */
  private async collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-type': type = 'none' } = request.headers;
    this.parts.collector.take(type, await text(request));
    response.writeHead(204).end();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { ...partsOf(request), body: await text(request) };
    this.requests.push({ ...asked, body: readable(asked.body) });
    const fault = await this.dueFault(request);
    const instead = answerInPlace(fault);
    if (instead) return send(response, instead);
    if (fault && 'dropConnection' in fault) return cut(response);
    const answer = this.parts.rest.answer({ ...asked, headers: request.headers });
    if (fault && 'loseAnswer' in fault) return cut(response);
    if (fault && 'delay' in fault) await fault.delay;
    const spoilt = spoiltAnswer(answer, fault);
    if (fault && ('slowBody' in fault || 'truncatedBody' in fault)) return sendInParts(response, spoilt, fault);
    send(response, spoilt, fault && 'headers' in fault ? fault.headers : {});
    if (fault && 'answerTwice' in fault) sendAgain(response, spoilt);
  }

  /** The pool writes its own answers, so that a spoiling fault replaces the work and no answer is lost after it. */
  private async identify(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push({ ...partsOf(request), body: null });
    const fault = await this.dueFault(request);
    const instead = answerInPlace(fault);
    if (instead) return send(response, instead);
    if (fault && 'dropConnection' in fault) return cut(response);
    if (fault && ('malformedJson' in fault || 'wrongShape' in fault)) {
      return send(response, spoiltAnswer({ status: 200, json: {} }, fault));
    }
    if (fault && 'delay' in fault) await fault.delay;
    await this.parts.pool.handle(request, response);
  }

  private async dueFault(request: IncomingMessage): Promise<Fault | undefined> {
    const { faults } = this.parts;
    const fault = faults.take(`${request.method} ${request.url}`);
    if (faults.delayMilliseconds > 0) await pause(faults.delayMilliseconds, undefined, { ref: false });
    return fault;
  }

  private showPhoto(response: ServerResponse, name: string): void {
    const svg = this.parts.photos.svg(name);
    if (svg === null) return void response.writeHead(404).end();
    showImage(response, svg);
  }
}

async function showInvoice(response: ServerResponse): Promise<void> {
  const file = await readFile(join(process.cwd(), 'src/infrastructure/demo/market/documents/invoice.pdf'));
  response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(file);
}

function partsOf(request: IncomingMessage): Pick<AskedRequest, 'method' | 'path' | 'query'> {
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  return { method: request.method ?? '', path, query };
}

function readable(body: string): unknown {
  if (body === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function answerPreflight(response: ServerResponse): void {
  const headers = {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'authorization, content-type, x-amz-target, x-amz-user-agent, cache-control',
    'Access-Control-Max-Age': '7200',
  };
  response.writeHead(204, headers).end();
}

function showImage(response: ServerResponse, svg: string): void {
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000' };
  response.writeHead(200, headers).end(svg);
}

function send(
  response: ServerResponse,
  { status, type, text: body, retryAfter }: SentAnswer,
  others: Readonly<Record<string, string>> = {},
): void {
  const headers = {
    'Cache-Control': 'no-store',
    ...(type && { 'Content-Type': type }),
    ...(retryAfter && { 'Retry-After': retryAfter }),
    ...others,
  };
  response.writeHead(status, headers).end(body);
}

/** Node sends one answer per request, so the second one is written to the socket. */
function sendAgain({ socket }: ServerResponse, { status, text: body }: SentAnswer): void {
  socket?.write(`HTTP/1.1 ${status} \r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/** Sends half of the body. Then the connection ends, or the rest follows later. */
async function sendInParts(
  response: ServerResponse,
  { status, type, text: body }: SentAnswer,
  fault: { readonly slowBody: Promise<unknown> } | { readonly truncatedBody: true },
): Promise<void> {
  const half = Math.ceil(body.length / 2);
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...(type && { 'Content-Type': type }) });
  await new Promise<void>(resolve => void response.write(body.slice(0, half), () => resolve()));
  if ('truncatedBody' in fault) return void response.destroy();
  await fault.slowBody;
  response.end(body.slice(half));
}

/**
 * Writes bytes that are not HTTP before it closes the socket. If a kept-alive connection breaks before its first byte,
 * a browser silently repeats the request, even a POST, and a bid with a lost answer would be placed twice.
 */
function cut(response: ServerResponse): void {
  const { socket } = response;
  socket?.end('cut\r\n\r\n', () => socket.destroy());
}
