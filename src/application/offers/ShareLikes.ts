import { injectable } from 'inversify';
import { type TabMessage, TabMessages } from '../ports/TabMessages';
import { SessionStore } from '../session/SessionStore';
import { ToggleLike } from './ToggleLike';

/** Shows in each tab of this browser what was liked in another one. */
@injectable()
export class ShareLikes {
  constructor(
    private readonly tabs: TabMessages,
    private readonly session: SessionStore,
    private readonly toggleLike: ToggleLike,
  ) {}

  begin(): void {
    this.toggleLike.onSent(({ id, hashId, isLiked }) => {
      const { dealerKey: dealer, isSignedIn } = this.session;
      if (isSignedIn) this.tabs.send({ dealer, kind: 'liked', id, hashId, isLiked });
    });
    this.tabs.onMessage(message => this.received(message));
  }

  private received(message: TabMessage): void {
    if (message.kind !== 'liked' || !this.session.isSignedIn || message.dealer !== this.session.dealerKey) return;
    const { id, hashId, isLiked } = message;
    this.toggleLike.changedElsewhere({ id, hashId, isLiked });
  }
}
