import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { defaultQuestion } from '../../domain/offers/list/BrowseQuestion';
import type { OfferPatch } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { success } from '../../domain/shared/Result';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { type TabMessage, TabMessages } from '../ports/TabMessages';
import { SessionStore } from '../session/SessionStore';
import { readPages } from '../shared/readPages';
import { OfferLists } from './list/OfferLists';
import { OfferRegistry } from './OfferRegistry';
import { OwnLikes } from './OwnLikes';

/** Milliseconds. Several likes in a row are read together. */
const PAUSE = SECOND / 2;
/** In milliseconds. */
const AFTER_FAILURE = 30 * SECOND;
const MOST_PAGES = 20;

/**
 * Shows what the dealer has liked in another tab, which says so, and on another device, of which the server pushes the count
 * alone: if it counts otherwise than this page, the liked offers are read.
 */
@injectable()
export class LikesElsewhere {
  private isDue = false;
  private isReading = false;

  constructor(
    private readonly likes: OwnLikes,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly offers: Offers,
    private readonly session: SessionStore,
    private readonly tabs: TabMessages,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
  ) {}

  begin(): void {
    reaction(
      () => this.likes.serverCount.surprises,
      () => {
        this.lists.of('liked').outdated();
        this.isDue = true;
        this.readSoon();
      },
    );
    this.window.onShown(() => this.readSoon());
    this.likes.onSent(({ id, hashId, isLiked }) => {
      const { dealerKey: dealer, isSignedIn } = this.session;
      if (isSignedIn) this.tabs.send({ dealer, kind: 'liked', id, hashId, isLiked });
    });
    this.tabs.onMessage(message => this.received(message));
  }

  private received(message: TabMessage): void {
    if (message.kind !== 'liked' || !this.session.isSignedIn || message.dealer !== this.session.dealerKey) return;
    const { id, hashId, isLiked } = message;
    void this.likes.changedElsewhere({ id, hashId, isLiked });
  }

  /** Nobody sees the likes of a hidden page. */
  private readSoon(): void {
    if (!this.isDue || this.isReading || this.window.isHidden()) return;
    this.isReading = true;
    this.clock.after(PAUSE, () => void this.read());
  }

  private async read(): Promise<void> {
    this.isDue = false;
    let hasFailed = false;
    const { changes } = this.likes;
    if (this.session.isSignedIn) {
      await this.registry.ask(
        () => this.likedOffers(),
        (answer, merge) => {
          if (!answer?.ok) {
            hasFailed = true;
            return;
          }
          const { rows, total, isWhole } = answer.value;
          merge(rows.map(row => ({ ...row, isLiked: true })));
          // Rows may have moved between the pages meanwhile.
          if (changes !== this.likes.changes || this.likes.isAnyUnderWay) this.isDue = true;
          else if (isWhole && rows.length === total) {
            merge(this.noLongerLiked(rows));
            this.likes.serverCount.offersWereRead(total);
          }
        },
      );
    }
    this.isReading = false;
    if (hasFailed) this.readLater();
    else this.readSoon();
  }

  private readLater(): void {
    this.clock.after(AFTER_FAILURE, () => {
      this.isDue = true;
      this.readSoon();
    });
  }

  private likedOffers() {
    return readPages<OfferPatch>({
      ask: async page => {
        const answer = await this.offers.list('liked', { ...defaultQuestion, page });
        return answer.ok ? success({ ...answer.value, rows: answer.value.offers }) : answer;
      },
      idOf: ({ hashId }) => hashId,
      mostPages: MOST_PAGES,
    });
  }

  private noLongerLiked(rows: readonly OfferPatch[]): readonly OfferPatch[] {
    const liked = new Set(rows.map(({ hashId }) => hashId));
    const others = this.registry.search(({ hashId, isLiked }) => isLiked && !liked.has(hashId), Infinity);
    return others.map(({ id, hashId }) => ({ id, hashId, isLiked: false }));
  }
}
