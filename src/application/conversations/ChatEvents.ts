import type { ChatEvent } from '../ports/LiveFeed';

export interface ChatFollower {
  handleChat(event: ChatEvent): void;
  /** Messages may have been missed. The server does not replay them. */
  handleReconnection(): void;
}

/**
 * Connects the live feed, which the first screen needs, to the conversations, whose code loads later. Events without a
 * follower are dropped: no conversation is loaded at that time, and each one is fetched completely when it is opened.
 */
export class ChatEvents {
  private follower: ChatFollower | null = null;

  follow(follower: ChatFollower): void {
    this.follower = follower;
  }

  arrived(event: ChatEvent): void {
    this.follower?.handleChat(event);
  }

  reconnected(): void {
    this.follower?.handleReconnection();
  }
}
