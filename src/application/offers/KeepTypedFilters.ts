import { inject, injectable } from 'inversify';
import { type BrowseQuestion, fromSearch, toSearch } from '../../domain/offers/BrowseQuestion';
import { VisitNotes } from '../ports/VisitNotes';
import { SessionStore } from '../session/SessionStore';

const NOTE = 'typedFilters';

/** Keeps typed filters that are not applied yet over a reload of this tab. */
@injectable()
export class KeepTypedFilters {
  constructor(
    @inject(VisitNotes) private readonly notes: VisitNotes,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** Call this on `pagehide`. It does nothing during sign-out, because the next dealer would get the filters. */
  execute(question: BrowseQuestion): void {
    if (this.session.dealer && !this.session.leaving) this.notes.write(NOTE, toSearch(question));
  }

  /** Returns the stored filters once and deletes them. Null if there are none. */
  takeUp(): BrowseQuestion | null {
    const search = this.notes.read(NOTE);
    if (search === null) return null;
    this.notes.remove(NOTE);
    return fromSearch(search);
  }
}
