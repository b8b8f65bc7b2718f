import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { LIST_STALE_AFTER, isStale } from '../../domain/shared/Staleness';
import { RefetchScreen } from '../offers/RefetchScreen';
import { type Cancel, Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { ConversationListStore } from './ConversationListStore';

/** Fetches the pages of the list. A new request aborts the earlier one. */
@injectable()
export class LoadConversations {
  private underWay: AbortController | null = null;
  private arriving: Promise<void> = Promise.resolve();
  /** One answer at a time, so that an older one never undoes a newer one. */
  private isLooking = false;

  constructor(
    @inject(Conversations) private readonly conversations: Conversations,
    @inject(ConversationListStore) private readonly list: ConversationListStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(RefetchScreen) private readonly refetchScreen: RefetchScreen,
  ) {}

  /** Fetches the list if it is missing or stale. */
  async show(): Promise<void> {
    const isAnswered = this.list.status.step !== 'failed' || this.list.status.what === 'more';
    const isFresh = isAnswered && !isStale(this.list.lastFetchedAt, this.clock.now(), LIST_STALE_AFTER);
    if (!isFresh && this.underWay === null) await this.start('first');
  }

  /**
   * Fetches the newest rows each time the list becomes outdated, and keeps the rows on screen. Runs until it is
   * cancelled.
   */
  keepUp(): Cancel {
    const stopRefetching = this.refetchScreen.whileShown(() => {
      this.list.outdated();
      void this.lookForNew();
    });
    const stopWatching = reaction(
      () => this.list.needsAsking,
      needsAsking => needsAsking && void this.lookForNew(),
    );
    return () => {
      stopRefetching();
      stopWatching();
    };
  }

  refresh(): Promise<void> {
    return this.start('first');
  }

  async more(): Promise<void> {
    if (this.list.hasMore && this.underWay === null) await this.start('more');
  }

  private async lookForNew(): Promise<void> {
    const { list } = this;
    if (list.lastFetchedAt === null || list.status.step === 'failed') return this.refresh();
    if (this.underWay !== null) {
      await this.arriving;
      return list.needsAsking ? this.lookForNew() : undefined;
    }
    if (this.isLooking) return;
    this.isLooking = true;
    list.asked();
    const answer = await this.conversations.list(1, new AbortController().signal);
    this.isLooking = false;
    // A failure needs no message: the list stays outdated, and the next event asks again.
    if (answer.ok) list.newestArrived(answer.value, this.clock.now());
    if (list.needsAsking) await this.lookForNew();
  }

  private start(what: 'first' | 'more'): Promise<void> {
    this.arriving = this.load(what);
    return this.arriving;
  }

  private async load(what: 'first' | 'more'): Promise<void> {
    const { list } = this;
    this.underWay?.abort();
    const controller = new AbortController();
    this.underWay = controller;
    list.loadStarted(what);
    const answer = await this.conversations.list(what === 'first' ? 1 : list.nextPage, controller.signal);
    if (this.underWay !== controller) return;
    this.underWay = null;
    if (!answer.ok) return list.loadFailed(what, answer.failure);
    if (what === 'first') list.firstPageArrived(answer.value, this.clock.now());
    else list.morePageArrived(answer.value, this.clock.now());
  }
}
