import { inject, injectable } from 'inversify';
import { Book } from '../book/Book';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { UnsavedWork } from '../shared/UnsavedWork';
import { TypedInput } from './TypedInput';

/** What the drafts of all forms are kept with. */
@injectable()
export class FormDrafts {
  constructor(
    @inject(Book) readonly book: Book,
    @inject(TypedInput) readonly input: TypedInput,
    @inject(BrowserWindow) readonly window: BrowserWindow,
    @inject(UnsavedWork) readonly work: UnsavedWork,
    @inject(ConnectionStore) readonly connection: ConnectionStore,
  ) {}
}
