import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import { FormDrafts } from '../../drafts/FormDrafts';
import { FormEditing } from '../../drafts/FormEditing';
import { ClientFormStore, type ClientFormSubject } from './ClientFormStore';

/** Edits a new or an existing client. */
@injectable()
export class EditClientForm extends FormEditing<ClientForm> {
  constructor(
    @inject(FormDrafts) private readonly drafts: FormDrafts,
    @inject(ClientFormStore) private readonly store: ClientFormStore,
  ) {
    super({ drafts, collection: 'clientForms' });
  }

  async open(subject: ClientFormSubject): Promise<void> {
    this.begin(String(subject), this.store);
    runInAction(() => this.store.opened(subject));
    this.shown();
    await this.restore();
  }

  close(): void {
    this.end();
    runInAction(() => this.store.closed());
  }

  /** What the server had before the form that is being sent is out of date. */
  override baseArrived(base: ClientForm): void {
    if (!this.store.isSending) super.baseArrived(base);
  }

  /** Drops the draft of a client that was saved while another form is on screen. */
  forget(subject: ClientFormSubject): void {
    this.drafts.forget('clientForms', String(subject));
  }
}
