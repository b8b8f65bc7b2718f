import { injectable } from 'inversify';
import type { News } from '../../domain/notifications/News';
import { SECOND } from '../../domain/shared/Instant';
import { Clock } from '../ports/Clock';
import { NewsStore } from './NewsStore';

const REST = 2 * SECOND;

/** Says news to a screen reader, each kind at most once in two seconds. What happens meanwhile is said together. */
@injectable()
export class SpeakNews {
  /** The kinds that rest, and what waits for the end of their rest, at most one per offer. */
  private readonly waiting = new Map<News['kind'], readonly News[]>();

  constructor(
    private readonly clock: Clock,
    private readonly store: NewsStore,
  ) {}

  execute(news: News): void {
    const others = this.waiting.get(news.kind);
    if (!others) return this.say(news.kind, [news]);
    this.waiting.set(news.kind, [...others.filter(({ hashId }) => hashId !== news.hashId), news]);
  }

  private say(kind: News['kind'], news: readonly News[]): void {
    this.store.said(kind, news);
    this.waiting.set(kind, []);
    this.clock.after(REST, () => {
      const waited = this.waiting.get(kind) ?? [];
      this.waiting.delete(kind);
      if (waited.length > 0) this.say(kind, waited);
    });
  }
}
