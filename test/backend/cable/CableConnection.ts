import type { WebSocket } from 'ws';

export interface DisconnectOrder {
  reason: string;
  reconnect: boolean;
}

interface CommandJson {
  command: string;
  identifier: string;
}

/** One authenticated socket and its subscriptions by the identifiers of the client. */
export class CableConnection {
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
export function disconnect(socket: WebSocket, order: DisconnectOrder): void {
  transmit(socket, { type: 'disconnect', ...order });
  socket.close();
}

function transmit(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message));
}

function channelOf(identifier: string): string {
  return (JSON.parse(identifier) as { channel: string }).channel;
}
