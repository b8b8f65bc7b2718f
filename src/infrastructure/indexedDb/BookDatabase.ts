import { openDB } from 'idb';
import type { Clock } from '../../application/ports/Clock';
import { inTime } from '../../application/shared/inTime';
import { errorName, namedError } from '../errorName';
import type { BookConnection, BookSchema, Migration } from './migrations';

interface BookDatabaseOptions {
  readonly name: string;
  readonly migrations: readonly Migration[];
  readonly clock: Pick<Clock, 'after'>;
  /** Runs before each use. A transaction that it begins is done before the transactions of the use. */
  readonly used: (connection: BookConnection) => void;
  /** Runs when the database answers again. Uses that failed meanwhile were not carried out. */
  readonly recovered: () => void;
}

/** The connection to one database. It opens with the first use, and again if the browser or another tab closes it. */
export class BookDatabase {
  private opening: Promise<BookConnection> | null = null;
  /** How many uses the browser has not answered in time. Until it does, no use waits for it. */
  private unanswered = 0;

  constructor(private readonly options: BookDatabaseOptions) {}

  async use<Value>(work: (connection: BookConnection) => Promise<Value>, limit?: number): Promise<Value> {
    if (this.unanswered > 0) throw namedError('TimeoutError');
    let isLate = false;
    const answer = this.attempt(async connection => {
      // The caller has gone on without it.
      if (isLate) throw namedError('TimeoutError');
      return work(connection);
    });
    try {
      return await inTime(this.options.clock, answer, limit);
    } catch (error) {
      if (errorName(error) !== 'TimeoutError') throw error;
      isLate = true;
      this.unanswered += 1;
      void answer.catch(() => null).then(() => this.answered());
      throw error;
    }
  }

  /** Closes the connection. The next use opens another one. */
  async close(): Promise<void> {
    const { opening } = this;
    this.opening = null;
    (await opening?.catch(() => null))?.close();
  }

  private answered(): void {
    this.unanswered -= 1;
    if (this.unanswered === 0) this.options.recovered();
  }

  private async attempt<Value>(work: (connection: BookConnection) => Promise<Value>): Promise<Value> {
    try {
      return await this.begin(work);
    } catch (error) {
      // The connection was closed before the transaction began, so nothing was written.
      if (errorName(error) !== 'InvalidStateError') throw error;
      this.opening = null;
      return this.begin(work);
    }
  }

  private async begin<Value>(work: (connection: BookConnection) => Promise<Value>): Promise<Value> {
    const connection = await this.connection();
    this.options.used(connection);
    return work(connection);
  }

  private connection(): Promise<BookConnection> {
    this.opening ??= this.open();
    return this.opening;
  }

  private open(): Promise<BookConnection> {
    return new Promise((resolve, reject) => {
      // The upgrade waits for the other tab, which can take hours. Calls fail until it is done.
      let isBlocked = false;
      const opening = this.connect(() => {
        isBlocked = true;
        reject(namedError('BlockedError'));
      });
      opening.then(
        connection => {
          this.opening = opening;
          resolve(connection);
          if (isBlocked) this.options.recovered();
        },
        (error: Error) => {
          this.opening = null;
          reject(error);
        },
      );
    });
  }

  private connect(blocked: () => void): Promise<BookConnection> {
    const { name, migrations } = this.options;
    return openDB<BookSchema>(name, migrations.length, {
      upgrade: (database, from, _to, transaction) => {
        for (const migrate of migrations.slice(from)) migrate(database, transaction);
      },
      blocked,
      // Another tab upgrades or deletes the database.
      blocking: () => void this.close(),
      terminated: () => {
        this.opening = null;
      },
    });
  }
}
