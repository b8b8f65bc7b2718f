import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

interface DisconnectOrder {
  reason: string;
  reconnect: boolean;
}

interface CommandJson {
  command: string;
  identifier: string;
}

/** One authenticated socket and its subscriptions by the identifiers of the client. */
class CableConnection {
  private readonly identifiers = new Set<string>();

  constructor(
    private readonly socket: WebSocket,
    readonly email: string,
    private readonly onSubscribed: (channel: string, transmit: (message: unknown) => void) => void,
  ) {
    socket.on('message', (data: Buffer) => this.execute(JSON.parse(data.toString()) as CommandJson));
    transmit(socket, { type: 'welcome' });
  }

  push(channel: string, message: unknown): void {
    for (const identifier of this.identifiers) {
      if (channelOf(identifier) === channel) transmit(this.socket, { identifier, message });
    }
  }

  ping(): void {
    transmit(this.socket, { type: 'ping', message: Math.floor(Date.now() / 1000) });
  }

  disconnect(order: DisconnectOrder): void {
    disconnect(this.socket, order);
  }

  private execute({ command, identifier }: CommandJson): void {
    if (command === 'subscribe') this.subscribe(identifier);
    if (command === 'unsubscribe') this.identifiers.delete(identifier);
  }

  private subscribe(identifier: string): void {
    // Rails confirms only once: a client that waits for a second confirmation waits forever.
    if (this.identifiers.has(identifier)) return;
    this.identifiers.add(identifier);
    // A Rails channel sends its initial messages before the confirmation.
    this.onSubscribed(channelOf(identifier), message => transmit(this.socket, { identifier, message }));
    transmit(this.socket, { type: 'confirm_subscription', identifier });
  }
}

/** Sends the reason before closing; Action Cable tells a client this way whether to reconnect. */
function disconnect(socket: WebSocket, order: DisconnectOrder): void {
  transmit(socket, { type: 'disconnect', ...order });
  socket.close();
}

function transmit(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message));
}

function channelOf(identifier: string): string {
  return (JSON.parse(identifier) as { channel: string }).channel;
}

interface CableServerOptions {
  /** The email for an access token; null if the token is unknown or expired. */
  authenticate: (token: string) => string | null;
  onSubscribed?: (channel: string, email: string, transmit: (message: unknown) => void) => void;
}

/** The Action Cable of Rails, protocol actioncable-v1-json, with network faults on demand. */
export class CableServer {
  /** The token of every connection attempt, including refused ones. */
  readonly tokensSeen: string[] = [];
  private readonly sockets = new WebSocketServer({ noServer: true, handleProtocols: chooseProtocol });
  private readonly live = new Set<CableConnection>();
  private readonly pings: NodeJS.Timeout;
  private refusing = false;

  constructor(private readonly options: CableServerOptions) {
    this.pings = setInterval(() => this.live.forEach(connection => connection.ping()), 3000);
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const token = new URL(request.url ?? '', 'ws://cable').searchParams.get('token') ?? '';
    this.tokensSeen.push(token);
    if (this.refusing) return void socket.destroy();
    this.sockets.handleUpgrade(request, socket, head, webSocket => this.welcome(webSocket, token));
  }

  /** Sends only to `toEmail` if it is given, and otherwise to every subscriber. */
  broadcast(channel: string, message: unknown, toEmail?: string): void {
    for (const connection of this.live) {
      if (toEmail === undefined || connection.email === toEmail) connection.push(channel, message);
    }
  }

  /** The number of open connections per dealer. */
  connections(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { email } of this.live) counts[email] = (counts[email] ?? 0) + 1;
    return counts;
  }

  /** While true, sockets are closed before the handshake, as if there were no server. */
  refuseConnections(refusing: boolean): void {
    this.refusing = refusing;
  }

  /** Cuts every socket without a close frame, like a lost network. */
  dropAll(): void {
    this.live.clear();
    this.sockets.clients.forEach(socket => socket.terminate());
  }

  disconnectAll(order: DisconnectOrder): void {
    const leaving = [...this.live];
    this.live.clear();
    leaving.forEach(connection => connection.disconnect(order));
  }

  close(): void {
    clearInterval(this.pings);
    this.dropAll();
    this.sockets.close();
  }

  private welcome(socket: WebSocket, token: string): void {
    const email = this.options.authenticate(token);
    if (email === null) return disconnect(socket, { reason: 'unauthorized', reconnect: false });
    const connection = new CableConnection(socket, email, (channel, transmit) =>
      this.options.onSubscribed?.(channel, email, transmit),
    );
    this.live.add(connection);
    socket.on('close', () => this.live.delete(connection));
  }
}

/**
 * Rails completes the handshake without a protocol if it knows none of the offered ones, and the client disconnects.
 */
function chooseProtocol(offered: Set<string>): string | false {
  return offered.has('actioncable-v1-json') && 'actioncable-v1-json';
}
