import { inject, injectable } from 'inversify';
import { TELLING_SETTINGS } from '../../domain/book/BookRecord';
import type { TellingSettings } from '../../domain/notifications/QuietHours';
import { ChangeInBook } from '../book/ChangeInBook';

/** A key that is undefined is unset. */
export type TellingChange = { readonly [Key in keyof TellingSettings]?: TellingSettings[Key] | undefined };

/** Changes how the dealer is told about news. */
@injectable()
export class ChangeTelling {
  constructor(@inject(ChangeInBook) private readonly changeInBook: ChangeInBook) {}

  /** Resolves to true when the change is on disk. */
  execute(change: TellingChange): Promise<boolean> {
    return this.changeInBook.execute('settings', TELLING_SETTINGS, stored =>
      Object.fromEntries(Object.entries({ ...stored, ...change }).filter(([, value]) => value !== undefined)),
    );
  }
}
