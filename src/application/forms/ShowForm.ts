import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { Book } from '../book/Book';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';
import { UnsavedWork } from '../shared/UnsavedWork';
import type { Form } from './Form';

/** A form, whatever its values. */
export type ShownForm = Pick<Form<object>, 'isDirty' | 'connectionReturned' | 'leave' | 'settled'>;

/** A form on screen with input that was not sent is unsaved work: the browser asks before the dealer leaves the page. */
@injectable()
export class ShowForm {
  constructor(
    private readonly window: BrowserWindow,
    private readonly work: UnsavedWork,
    private readonly connection: ConnectionStore,
    private readonly book: Book,
  ) {}

  /** The form is on screen until this is cancelled. */
  run(form: ShownForm): Cancel {
    const { window, work, connection } = this;
    return together(
      window.confirmLeaving(() => this.mustConfirmLeaving(form)),
      reaction(
        () => connection.returns,
        () => form.connectionReturned(),
      ),
      reaction(
        () => form.isDirty,
        isDirty => work.formChanged(form, isDirty),
        { fireImmediately: true },
      ),
      () => work.formChanged(form, false),
      () => form.leave(),
    );
  }

  /** A dealer who has signed out may leave. The draft is stored at once, as the last keystrokes may still wait. */
  private mustConfirmLeaving(form: ShownForm): boolean {
    const isUnsaved = this.book.isOpen && form.isDirty;
    if (isUnsaved) form.settled();
    return isUnsaved;
  }
}
