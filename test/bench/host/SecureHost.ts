import type { IncomingMessage } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { selfSignedCertificate } from './selfSignedCertificate';

/** All hosts of a process share it, so that one browser can trust them all. */
const certificate = selfSignedCertificate();

/** The option of Chromium that makes it trust the hosts. */
export const trustsHosts = `--ignore-certificate-errors-spki-list=${certificate.keyHash}`;

export type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => void;
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** HTTP/2 over TLS on a free local port, as a real host would serve it; WebSockets are upgraded over HTTP/1.1. */
export class SecureHost {
  readonly origin: string;
  private readonly connections = new Set<Socket>();

  static async open(): Promise<SecureHost> {
    const server = createSecureServer({ ...certificate, allowHTTP1: true });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return new SecureHost(server);
  }

  private constructor(private readonly server: Http2SecureServer) {
    this.origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket: Socket) => {
      this.connections.add(socket);
      socket.on('close', () => this.connections.delete(socket));
    });
  }

  serve(handle: Handler, upgrade?: UpgradeHandler): void {
    this.server.on('request', handle);
    if (upgrade) this.server.on('upgrade', upgrade);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>(resolve => this.server.close(() => resolve()));
    this.connections.forEach(socket => socket.destroy());
    await closed;
  }
}
