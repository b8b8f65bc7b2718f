import { makeAutoObservable, observable } from 'mobx';
import { type BrowseQuestion, sameQuestion } from '../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId } from '../../domain/offers/Offer';
import type { OfferList } from '../offers/list/OfferLists';

/** The loaded offers of a list in the order on screen, without those that the refinements leave out. */
interface Arrangement {
  readonly question: BrowseQuestion;
  /** That of the list. */
  readonly generation: object;
  readonly ids: readonly HashId[];
  /** All offers that were considered. */
  readonly judged: ReadonlySet<HashId>;
}

/** How the lists are sorted and refined on screen. The first screen shows it, and `ArrangeOffers` loads later. */
export class ArrangementStore {
  private readonly arrangements = observable.map<OfferTab, Arrangement>(undefined, { deep: false });
  private readonly wanted = observable.map<OfferTab, readonly HashId[]>(undefined, { deep: false });
  private readonly lacking = observable.set<OfferTab>();

  constructor() {
    makeAutoObservable<this, 'arrangements' | 'wanted' | 'lacking'>(this, {
      arrangements: false,
      wanted: false,
      lacking: false,
    });
  }

  /** Undefined until the list is arranged for the first time. */
  of(tab: OfferTab): Arrangement | undefined {
    return this.arrangements.get(tab);
  }

  /** Whether the rows on screen answer the question of the list. */
  isCurrent({ tab, question, generation }: OfferList): boolean {
    const shown = this.of(tab);
    return shown !== undefined && sameQuestion(shown.question, question) && shown.generation === generation;
  }

  /** Whether any row was considered. The first rows may have to wait for own data. */
  isArranged(tab: OfferTab): boolean {
    return (this.of(tab)?.judged.size ?? 0) > 0;
  }

  /** The rows that the list would have if it were arranged now, as of the last look. */
  wantedIds(tab: OfferTab): readonly HashId[] | undefined {
    return this.wanted.get(tab) ?? this.of(tab)?.ids;
  }

  /** The order or the refinements use own data that is not known, so the rows are shown without it. */
  lacksOwnData(tab: OfferTab): boolean {
    return this.lacking.has(tab);
  }

  ownDataMissed(tab: OfferTab, isMissing: boolean): void {
    if (isMissing) this.lacking.add(tab);
    else this.lacking.delete(tab);
  }

  arranged(tab: OfferTab, arrangement: Arrangement): void {
    this.arrangements.set(tab, arrangement);
    this.wanted.delete(tab);
  }

  checked(tab: OfferTab, wanted: readonly HashId[]): void {
    this.wanted.set(tab, wanted);
  }
}
