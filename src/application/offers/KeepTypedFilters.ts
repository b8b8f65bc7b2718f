import { inject, injectable } from 'inversify';
import { type BrowseQuestion, fromSearch, toSearch } from '../../domain/offers/BrowseQuestion';
import { VisitNotes } from '../ports/VisitNotes';
import { SessionStore } from '../session/SessionStore';

const NOTE = 'typedFilters';

/** Filters that were typed and not yet asked for outlive a reload of this tab. */
@injectable()
export class KeepTypedFilters {
  constructor(
    @inject(VisitNotes) private readonly notes: VisitNotes,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** The page goes away. A note left while the dealer leaves would be the next one's. */
  execute(question: BrowseQuestion): void {
    if (this.session.dealer && !this.session.leaving) this.notes.write(NOTE, toSearch(question));
  }

  /** What was left behind, once; null where nothing was. */
  takeUp(): BrowseQuestion | null {
    const search = this.notes.read(NOTE);
    if (search === null) return null;
    this.notes.remove(NOTE);
    return fromSearch(search);
  }
}
