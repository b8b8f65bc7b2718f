import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const encoded = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: Buffer[]) => encoded(0x30, ...parts);
const identifier = (hex: string) => encoded(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Buffer) => encoded(0x03, Buffer.from([0]), content);

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'));
const COMMON_NAME = identifier('550403');
const ALTERNATIVE_NAMES = identifier('551d11');
const DAY = 24 * 60 * 60 * 1000;

/** The time format of X.509: YYMMDDHHMMSSZ. */
const time = (instant: number) =>
  encoded(0x17, Buffer.from(`${new Date(instant).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
  /** Chromium trusts the certificate if this is in its list. It caches nothing from a host whose certificate is invalid. */
  readonly keyHash: string;
}

/** A certificate for localhost. Browsers use HTTP/2 only over TLS, and Node creates no certificates. */
function selfSignedCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(encoded(0x31, sequence(COMMON_NAME, encoded(0x0c, Buffer.from('localhost')))));
  const alternatives = encoded(0x04, sequence(encoded(0x82, Buffer.from('localhost'))));
  const told = sequence(
    encoded(0xa0, encoded(0x02, Buffer.from([2]))),
    encoded(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(Date.now() - DAY), time(Date.now() + DAY)),
    name,
    publicKeyInfo,
    encoded(0xa3, sequence(sequence(ALTERNATIVE_NAMES, alternatives))),
  );
  const certificate = sequence(told, ECDSA_WITH_SHA256, bits(sign('sha256', told, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: pem(certificate),
    keyHash: createHash('sha256').update(publicKeyInfo).digest('base64'),
  };
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

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
