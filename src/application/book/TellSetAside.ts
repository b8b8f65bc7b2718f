import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Cancel } from '../ports/Clock';
import { DealerBook } from '../ports/DealerBook';
import { Preferences } from '../ports/Preferences';
import { SessionStore } from '../session/SessionStore';
import { BookStore } from './BookStore';

const KEY = 'setAside';
/** More are said again. */
const MOST = 50;

/** Tells the dealer once that a record of the own data cannot be read. */
@injectable()
export class TellSetAside {
  constructor(
    private readonly dealerBook: DealerBook,
    private readonly session: SessionStore,
    private readonly preferences: Preferences,
    private readonly bookStore: BookStore,
  ) {}

  run(): Cancel {
    return this.dealerBook.onSetAside((dealer, ...record) => {
      const known = this.preferences.read(KEY)?.split('\n') ?? [];
      const name = [dealer, ...record].join(' ');
      if (dealer !== this.session.dealerKey || known.includes(name)) return;
      this.preferences.write(KEY, [name, ...known].slice(0, MOST).join('\n'));
      runInAction(() => this.bookStore.recordSetAside());
    });
  }
}
