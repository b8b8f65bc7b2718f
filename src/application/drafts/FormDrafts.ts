import { inject, injectable } from 'inversify';
import type { DraftKey } from '../../domain/book/DraftExpiry';
import { BrowserWindow } from '../ports/BrowserWindow';
import { UnsavedWork } from '../shared/UnsavedWork';
import { DealerDrafts } from './DealerDrafts';
import { type DraftedForm, FormDraft } from './FormDraft';

/** Creates the drafts of forms for the dealer who is signed in. */
@injectable()
export class FormDrafts {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  of(form: DraftedForm): FormDraft {
    const { drafts, window, work } = this;
    return new FormDraft({ drafts, window, work, form });
  }

  /** The subject of the form is gone, or the form was sent after the dealer had left it. */
  forget(key: DraftKey): void {
    void this.drafts.keep(key, null);
  }
}
