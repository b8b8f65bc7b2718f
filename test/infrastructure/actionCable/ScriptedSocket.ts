type SocketEvent = 'open' | 'message' | 'close';

interface SentJson {
  readonly command: string;
  readonly identifier: string;
}

/** A WebSocket whose server side is controlled by the test. */
export class ScriptedSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** All sockets since the test began, newest last. */
  static made: ScriptedSocket[] = [];
  /** Makes the next sockets throw, like a browser for an address that the page must not open. */
  static forbidden = false;

  /** Simulates a dead connection, on which no close is confirmed. */
  static unanswered = false;

  static get latest(): ScriptedSocket {
    const latest = ScriptedSocket.made.at(-1);
    if (!latest) throw new Error('No socket was opened.');
    return latest;
  }

  static get active(): ScriptedSocket[] {
    return ScriptedSocket.made.filter(({ readyState }) => readyState <= ScriptedSocket.OPEN);
  }

  static get open(): ScriptedSocket[] {
    return ScriptedSocket.made.filter(({ readyState }) => readyState === ScriptedSocket.OPEN);
  }

  readyState: number = ScriptedSocket.CONNECTING;
  protocol = '';
  readonly sent: SentJson[] = [];
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: object) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  private readonly listeners: [SocketEvent, () => void][] = [];

  constructor(readonly url: string) {
    if (ScriptedSocket.forbidden) throw new Error(`${url} must not be opened.`);
    ScriptedSocket.made.push(this);
  }

  get token(): string | null {
    return new URL(this.url).searchParams.get('token');
  }

  addEventListener(event: SocketEvent, listener: () => void): void {
    this.listeners.push([event, listener]);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as SentJson);
  }

  close(): void {
    this.readyState = ScriptedSocket.CLOSING;
    if (!ScriptedSocket.unanswered) queueMicrotask(() => this.hangUp());
  }

  /** The server accepts the connection. */
  accept(protocol = 'actioncable-v1-json'): this {
    this.readyState = ScriptedSocket.OPEN;
    this.protocol = protocol;
    this.fire('open');
    return this;
  }

  /** Sends any text from the server, valid or not. */
  sayText(data: string): void {
    this.fire('message', { data });
  }

  say(frame: unknown): void {
    this.sayText(JSON.stringify(frame));
  }

  hangUp(): void {
    if (this.readyState === ScriptedSocket.CLOSED) return;
    this.readyState = ScriptedSocket.CLOSED;
    this.fire('close');
  }

  /** Sends the welcome and confirms every requested channel. */
  welcome(...silentChannels: string[]): this {
    this.say({ type: 'welcome' });
    for (const { identifier } of this.subscriptions) {
      if (!silentChannels.some(channel => identifier.includes(channel))) this.confirm(identifier);
    }
    return this;
  }

  confirm(identifier: string): void {
    this.say({ type: 'confirm_subscription', identifier });
  }

  reject(channel: string): this {
    this.say({ type: 'reject_subscription', identifier: identifierOf(channel) });
    return this;
  }

  push(channel: string, message: unknown): void {
    this.say({ identifier: identifierOf(channel), message });
  }

  get subscriptions(): SentJson[] {
    return this.sent.filter(({ command }) => command === 'subscribe');
  }

  private fire(type: SocketEvent, event: object = {}): void {
    this[`on${type}`]?.(event);
    this.listeners.filter(([wanted]) => wanted === type).forEach(([, listener]) => listener());
  }
}

const identifierOf = (channel: string): string => JSON.stringify({ channel });
