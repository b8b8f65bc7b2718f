import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { changesNothing, changesOf, noChange, type ProfileChange } from '../../domain/settings/ProfileChange';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';
import { ProfileFormStore } from './ProfileFormStore';
import { profileDraft } from './profileDraft';

const PLACE = 'profile';
/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

/** What is typed over the profile outlives a reload, and is known to whoever would load the page again. */
@injectable()
export class EditProfile {
  private waiting: Cancel = () => {};
  private isOpen = false;
  private release: Cancel = () => {};

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
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

  /** The form is on screen. */
  async open(): Promise<void> {
    this.isOpen = true;
    this.release = this.window.holdBack(() => this.heldBack());
    this.note();
    const kept = profileDraft(await this.drafts.read(this.session.draftsKey, PLACE));
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
    this.keepSoon();
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
    this.waiting();
    // A draft kept while the dealer leaves would outlive the removal of their data.
    if (!this.session.dealer || this.session.leaving) return;
    const { draftsKey } = this.session;
    if (this.isDirty) void this.drafts.keep(draftsKey, PLACE, this.changes);
    else void this.drafts.discard(draftsKey, PLACE);
  }

  note(): void {
    this.work.formChanged(PLACE, this.isOpen && this.isDirty);
  }

  /** The draft is kept at once: the last keystrokes may not have been yet. Whoever has signed out is not held back. */
  private heldBack(): boolean {
    const isHeld = this.isDirty && this.session.dealer !== null && !this.session.leaving;
    if (isHeld) this.keep();
    return isHeld;
  }

  private keepSoon(): void {
    this.waiting();
    this.waiting = this.clock.after(PAUSE, () => this.keep());
  }
}
