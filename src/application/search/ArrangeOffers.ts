import { injectable } from 'inversify';
import { reaction, runInAction, untracked } from 'mobx';
import type { BrowseQuestion } from '../../domain/offers/list/BrowseQuestion';
import type { OfferOrder, SortKey } from '../../domain/offers/list/OfferOrder';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { activeRefinements } from '../../domain/offers/list/Refinements';
import type { HashId } from '../../domain/offers/Offer';
import { ownDataOf, withoutOwnData } from '../../domain/search/OwnData';
import { sortValue } from '../../domain/search/sortValue';
import { SECOND } from '../../domain/shared/Instant';
import { changedRows } from '../../domain/shared/Lists';
import { unseen } from '../../domain/shared/Page';
import { type SortOrder, sortSteps, type SortValue } from '../../domain/shared/sorted';
import { BookStore } from '../book/BookStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { type OfferList, OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { LatestRequests } from '../shared/LatestRequests';
import { ROWS_PER_STEP, runSteps, type Steps } from '../shared/runSteps';
import { together } from '../shared/together';
import { Calculations } from '../valuation/Calculations';
import { ArrangementStore } from './ArrangementStore';
import { JudgeOffers } from './JudgeOffers';

/** Between two looks at whether rows would move. */
const CHECK_EVERY = 2 * SECOND;

type CompareTexts = SortOrder<HashId>['compareTexts'];

interface Arranged {
  readonly ids: readonly HashId[];
  readonly lacksOwnData: boolean;
}

/**
 * Sorts and refines the loaded offers of a list. Rows that are loaded later come last, and a change of an offer moves no
 * row: the dealer is told how many rows would move, and moves them. The same holds for own data that is known only after
 * two seconds: until then, the rows wait for it, and then they are shown without it.
 */
@injectable()
export class ArrangeOffers {
  private readonly runs = new LatestRequests<OfferTab>();
  private readonly checks = new LatestRequests<OfferTab>();
  /** The changes that matter to the question, at the last look. */
  private readonly checkedAt = new Map<OfferTab, number>();

  constructor(
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly hidden: HiddenOffers,
    private readonly bookStore: BookStore,
    private readonly judge: JudgeOffers,
    private readonly calculations: Calculations,
    private readonly store: ArrangementStore,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. A list that is arranged already keeps its rows. */
  run(tab: OfferTab, compareTexts: CompareTexts): Cancel {
    const list = this.lists.of(tab);
    return together(
      reaction(
        () => ({ question: list.question, generation: list.generation }),
        () => this.store.isCurrent(list) || this.arrange(tab, compareTexts),
        { fireImmediately: true },
      ),
      reaction(
        () => this.idsOf(list),
        () => this.follow(list, compareTexts),
        { fireImmediately: true },
      ),
      this.clock.every(CHECK_EVERY, () => this.check(list, compareTexts)),
      () => {
        this.runs.cancel(tab);
        this.checks.cancel(tab);
      },
    );
  }

  /** The number of rows that would move, appear or disappear if the list were arranged now. */
  rowsToMove(tab: OfferTab): number {
    const shown = this.store.of(tab)?.ids ?? [];
    const wanted = this.store.wantedIds(tab) ?? shown;
    return wanted === shown ? 0 : changedRows(shown, wanted);
  }

  /** The rows that are out of order move, and the dealer reads the list from its top. */
  moveRows(tab: OfferTab, compareTexts: CompareTexts): void {
    this.lists.of(tab).place.toTop();
    this.arrange(tab, compareTexts);
  }

  /** Arranges all loaded rows. */
  arrange(tab: OfferTab, compareTexts: CompareTexts): void {
    const list = this.lists.of(tab);
    const { question, generation } = list;
    const ids = this.idsOf(list);
    this.start(this.runs, tab, this.steps(ids, question, compareTexts), arranged => {
      this.checkedAt.set(tab, this.changesFor(question));
      this.store.arranged(tab, { question, generation, ids: arranged.ids, judged: new Set(ids) });
      this.store.ownDataMissed(tab, arranged.lacksOwnData);
      this.follow(list, compareTexts);
    });
  }

  /** The loaded offers, without those that the dealer has hidden. */
  private idsOf(list: OfferList): readonly HashId[] {
    return this.hidden.shownIds(list).slice();
  }

  /** Leaves out the rows that left the list, and adds the rows that are new in it. */
  private follow(list: OfferList, compareTexts: CompareTexts): void {
    const { tab } = list;
    const shown = this.store.of(tab);
    if (!shown || !this.store.isCurrent(list) || this.runs.isUnderWay(tab)) return;
    const listed = new Set(this.idsOf(list));
    const ids = shown.ids.filter(hashId => listed.has(hashId));
    const judged = new Set([...shown.judged].filter(hashId => listed.has(hashId)));
    const fresh = unseen([...listed], judged);
    if (fresh.length === 0 && ids.length === shown.ids.length) return;
    this.start(this.runs, tab, this.steps(fresh, shown.question, compareTexts), added => {
      if (fresh.length > 0) this.checkedAt.delete(tab);
      this.store.arranged(tab, { ...shown, ids: [...ids, ...added.ids], judged: new Set([...judged, ...fresh]) });
      if (added.lacksOwnData) this.store.ownDataMissed(tab, true);
      this.follow(list, compareTexts);
    });
  }

  /** Finds out which rows would move, if an offer has changed or arrived since the last look. */
  private check(list: OfferList, compareTexts: CompareTexts): void {
    const { tab, question } = list;
    const changes = this.changesFor(question);
    const lacksOwnData = this.store.lacksOwnData(tab);
    if (this.lists.visible !== tab || (this.checkedAt.get(tab) === changes && !lacksOwnData)) return;
    if (!this.store.isCurrent(list) || this.runs.isUnderWay(tab) || this.checks.isUnderWay(tab)) return;
    this.start(this.checks, tab, this.steps(this.idsOf(list), question, compareTexts), wanted => {
      this.checkedAt.set(tab, changes);
      this.store.ownDataMissed(tab, wanted.lacksOwnData);
      this.store.checked(tab, wanted.ids);
    });
  }

  /** Both only rise, so the sum is the same only if both are. The book counts only if the rows depend on it. */
  private changesFor(question: BrowseQuestion): number {
    return this.registry.changes + (ownDataOf(question).book ? this.bookStore.changes.buying : 0);
  }

  private *steps(ids: readonly HashId[], question: BrowseQuestion, compareTexts: CompareTexts): Steps<Arranged> {
    const lacksOwnData = !this.judge.isReady(ids, ownDataOf(question));
    const { order, refinements } = lacksOwnData ? withoutOwnData(question) : question;
    const refined = activeRefinements(refinements).length > 0 ? yield* this.refineSteps(ids, refinements) : ids;
    const sorted = order ? yield* this.sortSteps(refined, order, compareTexts) : refined;
    return { ids: sorted, lacksOwnData };
  }

  private *refineSteps(ids: readonly HashId[], refinements: BrowseQuestion['refinements']): Steps<readonly HashId[]> {
    const left: HashId[] = [];
    for (let from = 0; from < ids.length; from += ROWS_PER_STEP) {
      left.push(...this.judge.refined(ids.slice(from, from + ROWS_PER_STEP), refinements));
      yield;
    }
    return left;
  }

  /** By what is known at this moment. The offers are not observed, because a later change moves no row. */
  private sortSteps(ids: readonly HashId[], { key, direction }: OfferOrder, compareTexts: CompareTexts) {
    const valueOf = (hashId: HashId) => untracked(() => this.sortValueOf(key, hashId));
    return sortSteps(ids, { valueOf, direction, compareTexts }, ROWS_PER_STEP);
  }

  private sortValueOf(key: SortKey, hashId: HashId): SortValue {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    const limit = this.bookStore.get('limits', hashId) ?? null;
    const profit = key === 'profit' ? (this.calculations.atMinimum(offer)?.profit ?? null) : null;
    return sortValue(key, { offer, limit, profit });
  }

  /** The first steps run at once if no own data is awaited, so that a small list is never painted in another order. */
  private start<Value>(
    runs: LatestRequests<OfferTab>,
    tab: OfferTab,
    steps: Steps<Value>,
    done: (value: Value) => void,
  ): void {
    this.checks.cancel(tab);
    const signal = runs.start(tab);
    const list = this.lists.of(tab);
    // The rows on screen have waited for it already.
    const hasWaited = runs === this.runs && this.store.isCurrent(list) && this.store.lacksOwnData(tab);
    const ready = hasWaited ? null : this.judge.ready(this.idsOf(list), ownDataOf(list.question));
    const go = (): void => {
      if (signal.aborted) return;
      const cancel = runSteps(this.clock, steps, value => {
        runs.end(tab);
        runInAction(() => done(value));
      });
      signal.addEventListener('abort', cancel);
    };
    if (ready) void ready.then(go);
    else go();
  }
}
