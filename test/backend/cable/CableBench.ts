import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as ActionCable from '@rails/actioncable';
import { WebSocket } from 'ws';
import { Connection } from '../../support/cableSettings';
import { CableServer } from './CableServer';

export const anna = 'anna@dealer.example';
export const piotr = 'piotr@dealer.example';

/** A cable server on its own port with real clients. */
export class CableBench {
  readonly cable = new CableServer({
    pingMilliseconds: 20,
    authenticate: token => ({ anna, piotr })[token.split('-')[0] ?? ''] ?? null,
    onSubscribed: (channel, email, transmit) => {
      if (channel === 'CountersChannel') transmit({ counters: email });
    },
  });
  private readonly server = createServer();
  private readonly consumers: ActionCable.Consumer[] = [];

  async open(): Promise<this> {
    // The client library listens to the page that it runs in, which does not exist here.
    Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
    Object.assign(ActionCable.adapters, { WebSocket });
    // A consumer that waits to reopen does so even if it is disconnected meanwhile.
    Connection.reopenDelay = 0;
    this.server.on('upgrade', (request, socket, head) => this.cable.handleUpgrade(request, socket, head));
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.consumers.forEach(consumer => consumer.disconnect());
    this.cable.close();
    await once(this.server.close(), 'close');
  }

  /** A consumer with the tokens `anna-1`, `anna-2` and so on: a new one for every attempt, as the app fetches them. */
  consumer(dealer = 'anna'): ActionCable.Consumer {
    let attempt = 0;
    const consumer = ActionCable.createConsumer(() => `${this.url()}?token=${dealer}-${++attempt}`);
    this.consumers.push(consumer);
    return consumer;
  }

  /** A socket without the client library, with all frames that it receives. */
  socket(protocols: string[]): { socket: WebSocket; frames: { type?: string }[] } {
    const frames: { type?: string }[] = [];
    const socket = new WebSocket(`${this.url()}?token=anna-1`, protocols);
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as { type?: string }));
    return { socket, frames };
  }

  private url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/cable`;
  }
}

/** Subscribes, and returns everything that the subscription receives, in order. */
export function subscribe(consumer: ActionCable.Consumer, channel: string): unknown[] {
  const heard: unknown[] = [];
  consumer.subscriptions.create(channel, {
    connected: ({ reconnected }: { reconnected: boolean }) => heard.push(reconnected ? 'reconnected' : 'connected'),
    disconnected: ({ willAttemptReconnect }: { willAttemptReconnect: boolean | undefined }) =>
      heard.push(willAttemptReconnect ? 'disconnected, will retry' : 'disconnected'),
    rejected: () => heard.push('rejected'),
    received: (message: unknown) => heard.push(message),
  });
  return heard;
}

export async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; !condition(); await new Promise(resolve => setTimeout(resolve, 5))) {
    if (Date.now() > deadline) throw new Error(`Still not so: ${condition.toString()}`);
  }
}
