import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { PressSteps } from '../bidding/press/PressSteps';
import { ConnectionStore } from '../connection/ConnectionStore';
import { ConversationStore } from '../conversations/ConversationStore';
import type { Cancel } from '../ports/Clock';

/** When the connection is back, nothing says any longer that there is none. What was typed stays, and is judged again. */
@injectable()
export class EndConnectionFailures {
  constructor(
    private readonly connection: ConnectionStore,
    private readonly presses: PressSteps,
    private readonly conversations: ConversationStore,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    return reaction(
      () => this.connection.returns,
      () => {
        this.presses.connectionReturned();
        for (const conversation of this.conversations.all) conversation.connectionReturned();
      },
    );
  }
}
