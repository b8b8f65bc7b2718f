import { inject, injectable } from 'inversify';
import { TRADING_SETTINGS, type TradingSettings } from '../../domain/book/BookRecord';
import { BookStore } from '../book/BookStore';
import { FollowBook } from '../book/FollowBook';
import { KeepInBook } from '../book/KeepInBook';

/** A key that is undefined is unset. */
export type TradingChange = { readonly [Key in keyof TradingSettings]?: TradingSettings[Key] | undefined };

/** Changes some of the dealer's trading settings and leaves the others as they are. */
@injectable()
export class ChangeTrading {
  constructor(
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(BookStore) private readonly store: BookStore,
    @inject(KeepInBook) private readonly keep: KeepInBook,
  ) {}

  /** Resolves to true when the change is on disk. */
  async execute(change: TradingChange): Promise<boolean> {
    if (!this.followBook.isRead) await this.followBook.execute();
    const changed = { ...this.store.get('settings', TRADING_SETTINGS), ...change };
    const set = Object.entries(changed).filter(([, value]) => value !== undefined);
    return this.keep.execute('settings', TRADING_SETTINGS, Object.fromEntries(set));
  }
}
