import { injectable } from 'inversify';
import { COMMAND_SETTINGS } from '../../domain/book/BookRecord';
import { type RecentCommand, withRecent } from '../../domain/commands/Command';
import { Book } from '../book/Book';

/** Keeps the commands that the dealer chose last. */
@injectable()
export class RememberCommand {
  constructor(private readonly book: Book) {}

  async execute(command: RecentCommand): Promise<void> {
    await this.book.change('settings', COMMAND_SETTINGS, stored => ({
      recentCommands: withRecent(stored?.recentCommands ?? [], command),
    }));
  }
}
