import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { CableConnection, disconnect, type DisconnectOrder } from './CableConnection';

interface CableServerOptions {
  /** The e-mail behind an access token, null for one that is unknown or has expired. */
  authenticate: (token: string) => string | null;
  onSubscribed?: (channel: string, email: string, transmit: (message: unknown) => void) => void;
  pingMilliseconds?: number;
}

/** Rails' Action Cable, protocol actioncable-v1-json, with the faults of a real network on demand. */
export class CableServer {
  readonly rejectedChannels = new Set<string>();
  /** The token of every attempt to connect, the refused ones included. */
  readonly tokensSeen: string[] = [];
  private readonly sockets = new WebSocketServer({ noServer: true, handleProtocols: chooseProtocol });
  private readonly live = new Set<CableConnection>();
  private readonly pings: NodeJS.Timeout;
  private refusing = false;

  constructor(private readonly options: CableServerOptions) {
    this.pings = setInterval(
      () => this.live.forEach(connection => connection.ping()),
      options.pingMilliseconds ?? 3000,
    );
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const token = new URL(request.url ?? '', 'ws://cable').searchParams.get('token') ?? '';
    this.tokensSeen.push(token);
    if (this.refusing) return void socket.destroy();
    this.sockets.handleUpgrade(request, socket, head, webSocket => this.welcome(webSocket, token));
  }

  /** To `toEmail` alone where it is given, else to every subscriber. */
  broadcast(channel: string, message: unknown, toEmail?: string): void {
    for (const connection of this.live) {
      if (toEmail === undefined || connection.email === toEmail) connection.push(channel, message);
    }
  }

  /** How many connections each dealer holds open. */
  connections(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { email } of this.live) counts[email] = (counts[email] ?? 0) + 1;
    return counts;
  }

  /** The e-mails of a channel's subscribers, once for each of their connections. */
  subscriptions(channel: string): string[] {
    return [...this.live].filter(connection => connection.isSubscribedTo(channel)).map(({ email }) => email);
  }

  /** While true, sockets are cut before the handshake, as by a server that is not there. */
  refuseConnections(refusing: boolean): void {
    this.refusing = refusing;
  }

  /** Cuts every socket without a close frame, as a lost network does. */
  dropAll(): void {
    this.live.clear();
    this.sockets.clients.forEach(socket => socket.terminate());
  }

  disconnectAll(order: DisconnectOrder): void {
    const leaving = [...this.live];
    this.live.clear();
    leaving.forEach(connection => connection.disconnect(order));
  }

  /** From now on the connections are open and silent, as behind a dead proxy. */
  stopPings(): void {
    clearInterval(this.pings);
  }

  close(): void {
    this.stopPings();
    this.dropAll();
    this.sockets.close();
  }

  private welcome(socket: WebSocket, token: string): void {
    const email = this.options.authenticate(token);
    if (email === null) return disconnect(socket, { reason: 'unauthorized', reconnect: false });
    const connection = new CableConnection(socket, email, {
      isRejected: channel => this.rejectedChannels.has(channel),
      subscribed: (channel, subscriber, transmit) => this.options.onSubscribed?.(channel, subscriber, transmit),
    });
    this.live.add(connection);
    socket.on('close', () => this.live.delete(connection));
  }
}

/** Rails completes the handshake without a protocol when it knows none of those offered, and the client hangs up. */
function chooseProtocol(offered: Set<string>): string | false {
  return offered.has('actioncable-v1-json') && 'actioncable-v1-json';
}
