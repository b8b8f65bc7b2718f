import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Heard {
  readonly channel: string;
  readonly message: unknown;
}

interface FrameJson {
  readonly type?: string;
  readonly identifier?: string;
  readonly message?: unknown;
}

/** Listens to cable channels without a client library, so that a test sees the raw messages. */
export class CableListener {
  readonly heard: Heard[] = [];
  private readonly confirmed = new Set<string>();
  private waiting: (() => void)[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', data => {
      if (Buffer.isBuffer(data)) this.take(JSON.parse(data.toString()) as FrameJson);
    });
  }

  /** Resolves once every channel has confirmed. */
  static async open(cableUrl: string, token: string, channels: readonly string[]): Promise<CableListener> {
    const socket = new WebSocket(`${cableUrl}?token=${encodeURIComponent(token)}`, ['actioncable-v1-json']);
    const listener = new CableListener(socket);
    await once(socket, 'open');
    for (const channel of channels)
      socket.send(JSON.stringify({ command: 'subscribe', identifier: identifier(channel) }));
    await listener.until(() => channels.every(channel => listener.confirmed.has(identifier(channel))));
    return listener;
  }

  /** The first message of the channel that was not returned before, whether it has arrived or is still to come. */
  async next(channel: string): Promise<unknown> {
    const first = () => this.heard.findIndex(heard => heard.channel === channel);
    await this.until(() => first() >= 0);
    return this.heard.splice(first(), 1)[0]?.message;
  }

  close(): void {
    this.socket.terminate();
  }

  private take({ type, identifier: name, message }: FrameJson): void {
    if (name && type === 'confirm_subscription') this.confirmed.add(name);
    if (name && type === undefined) this.heard.push({ channel: channelOf(name), message });
    this.waiting.forEach(check => check());
  }

  private until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const check = () => {
        if (!holds()) return;
        this.waiting = this.waiting.filter(other => other !== check);
        resolve();
      };
      this.waiting.push(check);
      check();
    });
  }
}

function identifier(channel: string): string {
  return JSON.stringify({ channel });
}

function channelOf(name: string): string {
  return (JSON.parse(name) as { channel: string }).channel;
}
