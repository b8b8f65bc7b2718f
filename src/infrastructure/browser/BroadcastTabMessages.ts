import type { Cancel } from '../../application/ports/Clock';
import type { TabMessage, TabMessages } from '../../application/ports/TabMessages';
import { channelOf } from './channelOf';

const NAME = 'paddock-tabs';

export class BroadcastTabMessages implements TabMessages {
  /** Opened when it is first used. Null if the browser refuses channels. */
  private channel: BroadcastChannel | null | undefined;

  send(message: TabMessage): void {
    this.others?.postMessage(message);
  }

  onMessage(callback: (message: TabMessage) => void): Cancel {
    const { others } = this;
    const handle = ({ data }: MessageEvent<TabMessage>): void => callback(data);
    others?.addEventListener('message', handle);
    return () => others?.removeEventListener('message', handle);
  }

  private get others(): BroadcastChannel | null {
    if (this.channel === undefined) this.channel = channelOf(NAME);
    return this.channel;
  }
}
