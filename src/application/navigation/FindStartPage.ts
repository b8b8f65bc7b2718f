import { injectable } from 'inversify';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { StartPage } from '../../domain/navigation/StartPage';
import { Book } from '../book/Book';
import { Clock } from '../ports/Clock';
import { SessionStore } from '../session/SessionStore';
import { inTime } from '../shared/inTime';

/** Finds out where the app starts if the dealer asked for no page: once for each sign-in and each load of the app. */
@injectable()
export class FindStartPage {
  private foundFor = 0;

  constructor(
    private readonly book: Book,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** False once the app has started, so that the dealer can go to the landing page later. */
  get isDue(): boolean {
    return this.foundFor !== this.session.signIns;
  }

  /** The landing page if the dealer has chosen none, or if the book does not answer. */
  async execute(): Promise<StartPage> {
    this.foundFor = this.session.signIns;
    const settings = this.book.find('settings', TRADING_SETTINGS);
    const chosen = await inTime(this.clock, settings).catch(() => undefined);
    return chosen?.startPage ?? 'home';
  }
}
