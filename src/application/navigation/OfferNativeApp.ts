import { inject, injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { NARROW_BELOW } from '../../domain/navigation/NarrowWidth';
import { BrowserWindow } from '../ports/BrowserWindow';
import { VisitStorage } from '../ports/VisitStorage';

const DECLINED = 'browserChosen';

/** Suggests the native app in a narrow window, until the dealer declines for this visit. */
@injectable()
export class OfferNativeApp {
  private isNarrow = false;
  private isDeclined = false;

  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(VisitStorage) private readonly notes: VisitStorage,
  ) {
    makeAutoObservable<this, 'window' | 'notes'>(this, { window: false, notes: false });
  }

  get isOffered(): boolean {
    return this.isNarrow && !this.isDeclined;
  }

  execute(): void {
    this.isDeclined = this.notes.read(DECLINED) !== null;
    this.window.followWidth(NARROW_BELOW, isNarrow => runInAction(() => (this.isNarrow = isNarrow)));
  }

  decline(): void {
    this.notes.write(DECLINED, 'yes');
    this.isDeclined = true;
  }
}
