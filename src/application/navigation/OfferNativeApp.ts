import { inject, injectable } from 'inversify';
import { NARROW_BELOW } from '../../domain/navigation/NarrowWidth';
import { BrowserWindow } from '../ports/BrowserWindow';
import { VisitNotes } from '../ports/VisitNotes';
import { NativeAppStore } from './NativeAppStore';

const DECLINED = 'browserChosen';

/** Suggests the native app in a narrow window, until the dealer declines for this visit. */
@injectable()
export class OfferNativeApp {
  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(VisitNotes) private readonly notes: VisitNotes,
    @inject(NativeAppStore) private readonly store: NativeAppStore,
  ) {}

  execute(): void {
    if (this.notes.read(DECLINED) !== null) this.store.declined();
    this.store.widthKnown(this.window.isNarrowerThan(NARROW_BELOW));
    this.window.onNarrowed(NARROW_BELOW, () => this.store.widthKnown(true));
    this.window.onWidened(NARROW_BELOW, () => this.store.widthKnown(false));
  }

  decline(): void {
    this.notes.write(DECLINED, 'yes');
    this.store.declined();
  }
}
