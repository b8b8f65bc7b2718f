import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { notificationKinds } from '../../domain/notifications/NotificationPermissions';
import {
  changesNothing,
  changesOf,
  dealerFields,
  noChange,
  type ProfileChange,
} from '../../domain/settings/ProfileChange';
import { imageAddress } from '../../domain/shared/WebAddress';
import type { FormDraft } from '../drafts/FormDraft';
import { FormDrafts } from '../drafts/FormDrafts';
import { SessionStore } from '../session/SessionStore';
import { ProfileFormStore } from './ProfileFormStore';

/** Edits the profile. The draft outlives a reload. */
@injectable()
export class EditProfile {
  private readonly draft: FormDraft;

  constructor(
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ProfileFormStore) private readonly form: ProfileFormStore,
  ) {
    this.draft = drafts.of({
      key: 'profile',
      isDirty: () => this.isDirty,
      content: () => (this.isDirty ? this.changes : null),
    });
  }

  get changes(): ProfileChange {
    const { state } = this.session;
    return state.step === 'authorized' ? changesOf(state.profile, this.form.edits) : noChange;
  }

  get isDirty(): boolean {
    return !changesNothing(this.changes);
  }

  /** The form is on screen. */
  async open(): Promise<void> {
    this.draft.shown();
    const stored = profileDraft(await this.draft.read());
    if (stored) runInAction(() => this.form.restored(stored));
    this.draft.note();
  }

  /** The form was left; its draft stays. */
  close(): void {
    this.draft.hidden();
  }

  execute(edits: ProfileChange): void {
    runInAction(() => this.form.edited(edits));
    this.draft.edited();
  }

  discard(): void {
    runInAction(() => this.form.discarded());
    this.settled();
  }

  /** Brings the draft in line with the edits that are left after a save. */
  settled(): void {
    this.draft.note();
    this.draft.keep();
  }
}

/** The valid values of a stored draft. Null if there are none. */
function profileDraft(kept: unknown): ProfileChange | null {
  const { dealer, permissions } = fieldsOf(kept);
  const texts = fieldsOf(dealer);
  const flags = fieldsOf(permissions);
  const avatar = typeof texts.avatar === 'string' ? imageAddress(texts.avatar) : null;
  const change: ProfileChange = {
    dealer: {
      ...Object.fromEntries(dealerFields.filter(field => typeof texts[field] === 'string').map(entryFrom(texts))),
      ...(avatar !== null && { avatar }),
    },
    permissions: Object.fromEntries(
      notificationKinds.filter(kind => typeof flags[kind] === 'boolean').map(entryFrom(flags)),
    ),
  };
  const parts = [change.dealer, change.permissions];
  return parts.some(part => Object.keys(part ?? {}).length > 0) ? change : null;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const entryFrom = (values: Readonly<Record<string, unknown>>) => (key: string) => [key, values[key]] as const;
