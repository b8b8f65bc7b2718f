import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CognitoPool } from '../../backend/cognito/CognitoPool';

/** A user pool on a loopback socket that can also fail like its proxies. */
export class PoolServer {
  /** Answers that replace those of the pool, one request each. */
  readonly instead: ((response: ServerResponse) => void)[] = [];
  private readonly server = createServer((request, response) => this.answer(request, response));

  constructor(private readonly pool: () => CognitoPool) {}

  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.server.close().closeAllConnections();
    await once(this.server, 'close');
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const instead = this.instead.shift();
    if (instead) return instead(response);
    void this.pool().handle(request, response);
  }
}

export const cut = (response: ServerResponse): void => void response.socket?.destroy();

export const answering =
  (status: number, body: string) =>
  (response: ServerResponse): void =>
    void response.writeHead(status).end(body);

export const refusing = (__type: string, message: string) => answering(400, JSON.stringify({ __type, message }));
