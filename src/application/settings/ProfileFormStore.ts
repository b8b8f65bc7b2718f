import { makeAutoObservable, observableRef } from 'mobx';
import type { NotificationKind } from '../../domain/notifications/NotificationPermissions';
import type { Profile } from '../../domain/session/Profile';
import { changesOf, type DealerField, noChange, type ProfileChange } from '../../domain/settings/ProfileChange';
import { corrected, type Failure, refusalOf } from '../../domain/shared/Failure';

export type SavingStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly failure: Failure };

/** The dealer's unsaved changes to the profile. */
export class ProfileFormStore {
  edits: ProfileChange = noChange;
  /** The file that was chosen last could not be read as a picture. */
  isPictureUnreadable = false;
  saving: SavingStep = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, { edits: observableRef, saving: observableRef });
  }

  textOf(profile: Profile, field: DealerField): string {
    return this.edits.dealer?.[field] ?? profile.dealer[field];
  }

  avatarOf(profile: Profile): string | null {
    return this.edits.dealer?.avatar ?? profile.dealer.avatarAddress;
  }

  isPermitted(profile: Profile, kind: NotificationKind): boolean {
    return this.edits.permissions?.[kind] ?? profile.notificationPermissions[kind];
  }

  /** The server's message about this field. */
  problemOf(field: DealerField | 'avatar'): string | null {
    return this.saving.step === 'failed' ? refusalOf(this.saving.failure, field) : null;
  }

  pictureUnreadable(): void {
    this.isPictureUnreadable = true;
  }

  edited({ dealer, permissions }: ProfileChange): void {
    if (dealer?.avatar !== undefined) this.isPictureUnreadable = false;
    this.edits = {
      dealer: { ...this.edits.dealer, ...dealer },
      permissions: { ...this.edits.permissions, ...permissions },
    };
    const { saving } = this;
    if (saving.step === 'saved') this.saving = { step: 'idle' };
    if (saving.step === 'failed') this.failed(corrected(saving.failure, Object.keys(dealer ?? {})));
  }

  /** Merges a stored draft. Newer input wins. */
  restored({ dealer, permissions }: ProfileChange): void {
    this.edits = {
      dealer: { ...dealer, ...this.edits.dealer },
      permissions: { ...permissions, ...this.edits.permissions },
    };
  }

  discarded(): void {
    this.edits = noChange;
    this.isPictureUnreadable = false;
    this.saving = { step: 'idle' };
  }

  sent(): void {
    this.saving = { step: 'sending' };
  }

  failed(failure: Failure): void {
    this.saving = { step: 'failed', failure };
  }

  /** `sent` is the change that the server accepted. Input since then stays. */
  saved(sent: ProfileChange, profile: Profile): void {
    const { dealer, permissions } = this.edits;
    this.edits = changesOf(profile, {
      dealer: without(dealer ?? {}, sent.dealer ?? {}),
      permissions: without(permissions ?? {}, sent.permissions ?? {}),
    });
    this.saving = { step: 'saved' };
  }
}

function without<Edits extends object>(edits: Edits, sent: Partial<Edits>): Edits {
  const taken = new Map(Object.entries(sent));
  return Object.fromEntries(Object.entries(edits).filter(([key, value]) => taken.get(key) !== value)) as Edits;
}
