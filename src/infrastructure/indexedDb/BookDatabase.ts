import { openDB } from 'idb';
import { errorName, namedError } from './errorName';
import type { BookConnection, BookSchema, Migration } from './migrations';

interface BookDatabaseOptions {
  readonly name: string;
  readonly migrations: readonly Migration[];
  /** Runs after each opening, before the first use. */
  readonly opened: (connection: BookConnection) => Promise<void>;
  /** Runs before each use. A transaction that it begins is done before the transactions of the use. */
  readonly used: (connection: BookConnection) => void;
}

/** The connection to one database. It opens with the first use, and again if the browser or another tab closes it. */
export class BookDatabase {
  private opening: Promise<BookConnection> | null = null;

  constructor(private readonly options: BookDatabaseOptions) {}

  async use<Value>(work: (connection: BookConnection) => Promise<Value>): Promise<Value> {
    try {
      return await this.begin(work);
    } catch (error) {
      // The connection was closed before the transaction began, so nothing was written.
      if (errorName(error) !== 'InvalidStateError') throw error;
      this.opening = null;
      return this.begin(work);
    }
  }

  /** Closes the connection. The next use opens another one. */
  async close(): Promise<void> {
    const { opening } = this;
    this.opening = null;
    (await opening?.catch(() => null))?.close();
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
      const opening = this.connect(() => reject(namedError('BlockedError')));
      opening.then(
        connection => {
          this.opening = opening;
          resolve(connection);
        },
        (error: Error) => {
          this.opening = null;
          reject(error);
        },
      );
    });
  }

  private async connect(blocked: () => void): Promise<BookConnection> {
    const { name, migrations, opened } = this.options;
    const connection = await openDB<BookSchema>(name, migrations.length, {
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
    await opened(connection);
    return connection;
  }
}
