import { inject, injectable } from 'inversify';
import { Book } from '../book/Book';
import { BrowserWindow } from '../ports/BrowserWindow';
import { UnsavedWork } from '../shared/UnsavedWork';
import { type DraftedForm, type FormCollection, FormDraft } from './FormDraft';
import { TypedInput } from './TypedInput';

/** Creates the drafts of forms for the dealer who is signed in. */
@injectable()
export class FormDrafts {
  constructor(
    @inject(Book) private readonly book: Book,
    @inject(TypedInput) private readonly input: TypedInput,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  of<Collection extends FormCollection>(form: DraftedForm<Collection>): FormDraft<Collection> {
    const { book, input, window, work } = this;
    return new FormDraft({ book, input, window, work, form });
  }

  /** The subject of the form is gone, or the form was sent after the dealer had left it. */
  forget(collection: FormCollection, key: string): void {
    void this.input.keep(collection, key, null);
  }
}
