import { inject, injectable } from 'inversify';
import { runInAction, when } from 'mobx';
import type { Instant } from '../../domain/shared/Instant';
import type { Cancel } from '../ports/Clock';
import { VisitNotes } from '../ports/VisitNotes';
import { SessionStore } from '../session/SessionStore';

const NOTE = 'place';
/** A dealer who was further down than this begins anew: fetching it all again would take longer than looking for it. */
const MOST_PAGES = 25;

export interface PlacedList {
  readonly nextPage: number;
  readonly hasMore: boolean;
  readonly status: { readonly step: string };
  readonly lastFetchedAt: Instant | null;
  readonly scrollTop: number;
  scrolledTo(pixels: number): void;
  readFromTop(): void;
}

export interface ShownList {
  /** Which list it is, and what it was asked. */
  readonly name: () => string;
  readonly list: PlacedList;
  readonly more: () => Promise<void>;
}

interface Place {
  readonly name: string;
  readonly pages: number;
  readonly top: number;
}

/** Where a list was read outlives a reload of this tab. */
@injectable()
export class KeepPlace {
  private shown: ShownList | null = null;
  private isBusy = false;
  private stopWaiting: Cancel = () => undefined;

  constructor(
    @inject(VisitNotes) private readonly notes: VisitNotes,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** Until it is cancelled. The list that is shown first after a reload is read on where it was left. */
  whileShown(shown: ShownList): Cancel {
    this.stopWaiting();
    this.shown = shown;
    const place = this.takeUp();
    if (place?.name === shown.name()) this.whenRead(shown, () => void this.returnTo(place, shown));
    return () => {
      if (this.shown !== shown) return;
      this.shown = null;
      this.stopWaiting();
    };
  }

  /** The dealer has begun to do something: from now on nothing moves by itself. */
  busy(): void {
    this.isBusy = true;
    this.stopWaiting();
  }

  /** The page goes away. A note left while the dealer leaves would be the next one's. */
  execute(): void {
    if (!this.shown || !this.session.dealer || this.session.leaving) return;
    const { name, list } = this.shown;
    const place: Place = { name: name(), pages: list.nextPage - 1, top: list.scrollTop };
    if (place.top > 0 && place.pages <= MOST_PAGES) this.notes.write(NOTE, JSON.stringify(place));
  }

  /** Which may be never: nothing is waited for once the list is left or the dealer does something. */
  private whenRead({ list }: ShownList, goOn: () => void): void {
    this.stopWaiting = when(() => list.lastFetchedAt !== null && list.status.step === 'idle', goOn);
  }

  private async returnTo({ pages, top }: Place, shown: ShownList): Promise<void> {
    const { list, more } = shown;
    const isWanted = () => this.shown === shown && !this.isBusy && list.scrollTop === 0;
    while (isWanted() && list.hasMore && list.nextPage <= pages) {
      const { nextPage } = list;
      await more();
      // It could not be had, and says so where it is missing.
      if (list.nextPage === nextPage) return;
    }
    if (!isWanted()) return;
    runInAction(() => {
      list.readFromTop();
      list.scrolledTo(top);
    });
  }

  private takeUp(): Place | null {
    const kept = this.notes.read(NOTE);
    if (kept === null) return null;
    this.notes.remove(NOTE);
    return placeOf(kept);
  }
}

function placeOf(kept: string): Place | null {
  try {
    const place: unknown = JSON.parse(kept);
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

function isPlace(kept: unknown): kept is Place {
  if (typeof kept !== 'object' || kept === null || !('name' in kept && 'pages' in kept && 'top' in kept)) return false;
  return typeof kept.name === 'string' && typeof kept.pages === 'number' && typeof kept.top === 'number';
}
