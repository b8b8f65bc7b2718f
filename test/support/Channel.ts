import { BroadcastChannel } from 'node:worker_threads';

/** Node waits for an open channel before it exits. A browser closes it with the page. */
export class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
