import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { changesNothing, changesOf, noChange, type ProfileChange } from '../../domain/settings/ProfileChange';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';
import { ProfileFormStore } from './ProfileFormStore';
import { profileDraft } from './profileDraft';

const PLACE = 'profile';

/** What is typed over the profile outlives a reload, and is known to whoever would load the page again. */
@injectable()
export class EditProfile {
  private isOpen = false;
  private release: Cancel = () => {};

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ProfileFormStore) private readonly form: ProfileFormStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  get changes(): ProfileChange {
    const { state } = this.session;
    return state.step === 'authorized' ? changesOf(state.profile, this.form.edits) : noChange;
  }

  get isDirty(): boolean {
    return !changesNothing(this.changes);
  }

  private get draft(): ProfileChange | null {
    return this.isDirty ? this.changes : null;
  }

  /** The form is on screen. */
  async open(): Promise<void> {
    this.isOpen = true;
    this.release = this.window.confirmLeaving(() => this.mustConfirmLeaving());
    this.note();
    const kept = profileDraft(await this.drafts.read(PLACE));
    runInAction(() => {
      if (kept) this.form.restored(kept);
      this.note();
    });
  }

  /** The form is gone; its draft stays, so nothing of it would be lost. */
  close(): void {
    this.isOpen = false;
    this.release();
    this.work.formChanged(PLACE, false);
  }

  execute(edits: ProfileChange): void {
    runInAction(() => {
      this.form.edited(edits);
      this.note();
    });
    this.drafts.keepSoon(PLACE, () => this.draft);
  }

  discard(): void {
    runInAction(() => {
      this.form.discarded();
      this.note();
    });
    this.keep();
  }

  /** Also after a save, when what is left of the edits has changed. */
  keep(): void {
    void this.drafts.keep(PLACE, this.draft);
  }

  note(): void {
    this.work.formChanged(PLACE, this.isOpen && this.isDirty);
  }

  /** The draft is kept at once: the last keystrokes may not have been yet. Whoever has signed out is not held back. */
  private mustConfirmLeaving(): boolean {
    const isHeld = this.isDirty && this.drafts.isOpen;
    if (isHeld) this.keep();
    return isHeld;
  }
}
