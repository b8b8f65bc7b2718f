import { inject, injectable } from 'inversify';
import { NATIVE_APP_BELOW } from '../../domain/navigation/DeepLink';
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
    this.store.widthKnown(this.window.isNarrowerThan(NATIVE_APP_BELOW));
    this.window.onNarrowed(NATIVE_APP_BELOW, () => this.store.widthKnown(true));
    this.window.onWidened(NATIVE_APP_BELOW, () => this.store.widthKnown(false));
  }

  decline(): void {
    this.notes.write(DECLINED, 'yes');
    this.store.declined();
  }
}
