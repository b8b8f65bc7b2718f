import { injectable } from 'inversify';
import { Book } from '../book/Book';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { UnsavedWork } from '../shared/UnsavedWork';
import { TypedInput } from './TypedInput';

/** What the drafts of all forms are kept with. */
@injectable()
export class FormDrafts {
  constructor(
    readonly book: Book,
    readonly input: TypedInput,
    readonly window: BrowserWindow,
    readonly work: UnsavedWork,
    readonly connection: ConnectionStore,
  ) {}
}
