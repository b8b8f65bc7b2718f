import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { questionAt } from '../../domain/offers/list/BrowseQuestion';
import { type OfferTab, summedAsWhole } from '../../domain/offers/list/OfferTab';
import type { Failure } from '../../domain/shared/Failure';
import { Book } from '../book/Book';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { CountedRows } from '../offers/list/CountedRows';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { SeenOffers } from '../offers/seen/SeenOffers';
import type { Cancel } from '../ports/Clock';
import { OwnSearches } from '../search/saved/OwnSearches';
import { Appearance } from '../settings/Appearance';
import { together } from '../shared/together';
import { HomeNumbers } from './HomeNumbers';

/** The rest is counted by the marketplace or kept in the dealer's book. */
const tabs = ['ownBids', 'liked', 'inRealization'] as const satisfies readonly OfferTab[];

const MOST_CALLS = 4;

/**
 * Fetches what `TodayParts` counts: all own bids and deals, one page of the liked offers, and new offers of saved searches and
 * unread conversations with the calls that are left. The searches that are not counted then come first on the next visit.
 * Nothing that is held and fresh is fetched.
 */
@injectable()
export class FetchToday {
  constructor(
    private readonly book: Book,
    private readonly loadOffers: LoadOffers,
    private readonly lists: OfferLists,
    private readonly seen: SeenOffers,
    private readonly searches: OwnSearches,
    private readonly numbers: HomeNumbers,
    private readonly rows: CountedRows,
    private readonly conversations: ConversationListStore,
    private readonly appearance: Appearance,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const controller = new AbortController();
    this.lists.screenOpened();
    const shown = tabs.map(tab => this.show(tab));
    const isFetched = (tab: OfferTab) => this.lists.of(tab).status.step === 'loading';
    void this.readOn(MOST_CALLS - tabs.filter(isFetched).length, Promise.all(shown), controller.signal);
    return together(
      this.conversations.pages.run(),
      this.rows.run(summedAsWhole),
      reaction(
        () => this.lists.of('liked').ids.slice(),
        hashIds => void this.seen.read(hashIds),
        { fireImmediately: true },
      ),
      () => controller.abort(),
    );
  }

  tryAgain(): void {
    for (const tab of tabs) if (this.lists.of(tab).status.step === 'failed') void this.loadOffers.refresh(tab);
  }

  /** Why a list could not be fetched. Null if none has failed. */
  get failure(): Failure | null {
    for (const tab of tabs) {
      const { status } = this.lists.of(tab);
      if (status.step === 'failed') return status.failure;
    }
    return null;
  }

  /** With the calls that are left: new offers, then what is to be answered. */
  private async readOn(callsLeft: number, shown: Promise<unknown>, signal: AbortSignal): Promise<void> {
    await shown;
    await this.book.hold();
    const left = callsLeft - (await this.searches.count(signal, callsLeft));
    if (left > 0 && !signal.aborted) signal.addEventListener('abort', this.followUnread());
  }

  private get hasUnread(): boolean {
    const { unread } = this.numbers;
    return unread.state === 'received' && unread.count > 0;
  }

  /** The counter may arrive late, or rise from 0 later. */
  private followUnread(): Cancel {
    return reaction(
      () => this.hasUnread,
      isDue => isDue && void this.conversations.pages.show(),
      { fireImmediately: true },
    );
  }

  private show(tab: OfferTab): Promise<void> {
    const { lastFetchedAt, question } = this.lists.of(tab);
    return this.loadOffers.show(tab, lastFetchedAt === null ? questionAt(tab, '', this.appearance.paging) : question);
  }
}
