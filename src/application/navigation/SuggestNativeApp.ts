import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { NARROW_BELOW } from '../../domain/navigation/WindowWidths';
import { BrowserWindow } from '../ports/BrowserWindow';
import { VisitStorage } from '../ports/VisitStorage';

const DECLINED = 'browserChosen';

/** Suggests the native app in a narrow window, until the dealer declines for this visit. */
@injectable()
export class SuggestNativeApp {
  private isNarrow = false;
  private isDeclined = false;
  private isHeldBack = false;

  constructor(
    private readonly window: BrowserWindow,
    private readonly storage: VisitStorage,
  ) {
    makeAutoObservable<this, 'window' | 'storage'>(this, { window: false, storage: false });
  }

  get isOffered(): boolean {
    return this.isNarrow && !this.isDeclined && !this.isHeldBack;
  }

  execute(): void {
    this.isDeclined = this.storage.read(DECLINED) !== null;
    this.window.followWidth(NARROW_BELOW, isNarrow =>
      runInAction(() => {
        this.isNarrow = isNarrow;
        this.isHeldBack = false;
      }),
    );
  }

  /** The dealer has begun a form. The offer comes when the window becomes narrow the next time. */
  holdBack(): void {
    this.isHeldBack = true;
  }

  decline(): void {
    this.storage.write(DECLINED, 'yes');
    this.isDeclined = true;
  }
}
