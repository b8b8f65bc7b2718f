import { type Consumer, createConsumer } from '@rails/actioncable';
import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import type { ConnectionState, LiveFeedListener } from '../../application/ports/LiveFeed';
import { SECOND } from '../../domain/shared/Instant';
import { FrameBatch } from '../FrameBatch';
import type { AccessTokens } from '../http/client/AccessTokens';
import { CableChannels } from './CableChannels';
import { cableAddress, connectionOf, keepPauses, tolerateSetBackClock } from './connectionOf';
import { Reconnection } from './Reconnection';

export interface CableLineOptions {
  /** Absolute, or relative to the address of the page. */
  readonly cableUrl: string;
  readonly pageAddress: string;
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  /** Returns a number from 0 to 1, for the jitter of the back-off. */
  readonly random: () => number;
}

/**
 * Milliseconds. After a connection that ends sooner, the pauses go on growing: another window or device may end it again and
 * again.
 */
const LASTS = 30 * SECOND;

/** One listener's connection to Action Cable. It uses the library's connection, with a fresh token for each attempt. */
export class CableLine {
  private state: ConnectionState = 'connecting';
  private stopped = false;
  private isOpening = false;
  private consumer: Consumer | null = null;
  private token = '';
  private refusedToken: string | null = null;
  private startPausesOver: () => void = () => {};
  private cancelLasting: Cancel = () => {};
  private readonly channels: CableChannels;
  private readonly reconnection: Reconnection;

  constructor(
    private readonly options: CableLineOptions,
    private readonly listener: LiveFeedListener,
  ) {
    const { clock, diagnostics, random } = options;
    this.channels = new CableChannels({
      clock,
      diagnostics,
      settled: () => this.settle(),
      rejected: () => this.reopen(),
    });
    this.reconnection = new Reconnection(clock, random);
  }

  /** The caller has already reported the state `connecting` to the listener. */
  start(): void {
    const { cableUrl, pageAddress } = this.options;
    const consumer = createConsumer(() => cableAddress(cableUrl, pageAddress, this.token));
    const connection = connectionOf(consumer);
    const { open } = connection;
    // The library asks for the address synchronously when it opens the socket, so the token has to be fetched before.
    connection.open = () => {
      void this.openWithToken(consumer, open);
      return true;
    };
    tolerateSetBackClock(connection.monitor);
    this.startPausesOver = keepPauses(connection.monitor);
    this.consumer = consumer;
    consumer.connect();
  }

  stop(): void {
    this.stopped = true;
    this.reconnection.stop();
    this.cancelLasting();
    this.channels.socketClosed();
    this.consumer?.disconnect();
  }

  private async openWithToken(consumer: Consumer, open: () => boolean): Promise<void> {
    if (this.stopped || this.isOpening || connectionOf(consumer).isActive()) return;
    this.isOpening = true;
    this.connectionLost();
    const token = await this.freshToken();
    if (!this.stopped) this.connect(consumer, open, token);
    this.isOpening = false;
  }

  private freshToken(): Promise<string | null> {
    const { tokens } = this.options;
    return this.refusedToken === null ? tokens.current() : tokens.renewed(this.refusedToken);
  }

  private connect(consumer: Consumer, open: () => boolean, token: string | null): void {
    if (token === null) return this.planReconnect(consumer);
    this.token = token;
    this.channels.subscribe(consumer);
    try {
      open();
    } catch {
      // For example, a page loaded over https must not open a `ws:` address. The error message contains the address and
      // therefore the token, so it is not reported.
      this.options.diagnostics.report({ kind: 'unexpected', where: 'cable', what: 'The socket cannot be opened.' });
      return this.planReconnect(consumer);
    }
    this.watch(consumer, connectionOf(consumer).webSocket);
  }

  private watch(consumer: Consumer, socket: WebSocket): void {
    // The library does not close a socket that is still connecting.
    socket.addEventListener('open', () => this.stopped && socket.close());
    socket.addEventListener('close', () => this.socketClosed(consumer, socket));
    const { onmessage, onclose } = socket;
    const read = (messages: readonly MessageEvent[]) => {
      if (this.stopped || socket !== connectionOf(consumer).webSocket) return;
      for (const message of messages) this.read(() => void onmessage?.call(socket, message));
      // Outside of `read`, so that an error in the listener is not reported as an unreadable message.
      const events = this.channels.take();
      if (events.length > 0) this.listener.handleEvents(events);
    };
    const batch = new FrameBatch(this.options.clock, read);
    // Until the connection is confirmed, each message is processed at once. Later messages are mostly pushes, which are
    // processed in batches.
    socket.onmessage = message => (this.state === 'connected' ? batch.add(message) : read([message]));
    socket.onclose = event => {
      batch.flush();
      onclose?.call(socket, event);
    };
  }

  /** The library throws if a message is not JSON or not of its protocol. */
  private read(message: () => void): void {
    try {
      message();
    } catch {
      this.options.diagnostics.report({ kind: 'pushUnreadable', where: 'cable', what: 'frame' });
    }
  }

  private socketClosed(consumer: Consumer, socket: WebSocket): void {
    const { webSocket, monitor } = connectionOf(consumer);
    if (this.stopped || socket !== webSocket) return;
    const wasConnected = this.state === 'connected';
    this.connectionLost();
    if (monitor.isRunning()) return;
    // A server that has confirmed the channels has accepted the token.
    if (!wasConnected) this.refusedToken = this.token;
    this.planReconnect(consumer);
  }

  /**
   * For the cases that the library's monitor does not cover: before the first socket, and after the server has
   * forbidden a reconnect.
   */
  private planReconnect(consumer: Consumer): void {
    this.reconnection.plan(() => void consumer.connect());
  }

  /** The server may have rejected a channel because the token has ended meanwhile. */
  private reopen(): void {
    if (this.stopped || !this.consumer) return;
    this.refusedToken = this.token;
    this.connectionLost();
    connectionOf(this.consumer).reopen();
  }

  private settle(): void {
    if (this.stopped) return;
    this.refusedToken = null;
    this.reconnection.stop();
    this.cancelLasting();
    this.cancelLasting = this.options.clock.after(LASTS, () => {
      this.reconnection.succeeded();
      this.startPausesOver();
    });
    // Again if a channel has answered late, because its pushes were missed until then.
    this.changeState('connected');
  }

  private connectionLost(): void {
    this.channels.socketClosed();
    this.cancelLasting();
    if (this.state === 'connected') this.changeState('lost');
  }

  private changeState(state: ConnectionState): void {
    this.state = state;
    this.listener.handleConnection(state);
  }
}
