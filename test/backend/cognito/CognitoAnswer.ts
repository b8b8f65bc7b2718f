import type { ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  body: object;
}

export function answerPreflight(response: ServerResponse): void {
  const headers = 'content-type, x-amz-target, x-amz-user-agent, cache-control';
  response.writeHead(204, { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': headers }).end();
}

export function accepted(body: object): Answer {
  return { status: 200, body };
}

export function refused(type: string, message?: string): Answer {
  return { status: 400, body: { __type: type, message } };
}
