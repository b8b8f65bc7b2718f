import type { ChatEvent } from '../ports/LiveFeed';

export interface ChatFollower {
  handleChat(event: ChatEvent): void;
  /** Messages may have been missed, and are never repeated. */
  handleReconnection(): void;
}

/**
 * Between the live feed, which the first screen needs, and the conversations, whose code comes later. What happens until
 * somebody follows is dropped: no conversation is held by then, and each is fetched whole when it is.
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
