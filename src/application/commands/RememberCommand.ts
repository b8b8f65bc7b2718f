import { inject, injectable } from 'inversify';
import { COMMAND_SETTINGS } from '../../domain/book/BookRecord';
import { type RecentCommand, withRecent } from '../../domain/commands/Command';
import { ChangeInBook } from '../book/ChangeInBook';

/** Keeps the commands that the dealer chose last. */
@injectable()
export class RememberCommand {
  constructor(@inject(ChangeInBook) private readonly changeInBook: ChangeInBook) {}

  async execute(command: RecentCommand): Promise<void> {
    await this.changeInBook.execute('settings', COMMAND_SETTINGS, stored => ({
      recentCommands: withRecent(stored?.recentCommands ?? [], command),
    }));
  }
}
