import { injectable } from 'inversify';
import { PressSteps } from '../bidding/press/PressSteps';
import { OwnLikes } from '../offers/OwnLikes';
import { UnsavedWork } from '../shared/UnsavedWork';

/** What a reload would lose or interrupt: unsaved forms, writes, presses and likes. */
@injectable()
export class UnfinishedWork {
  constructor(
    private readonly work: UnsavedWork,
    private readonly presses: PressSteps,
    private readonly likes: OwnLikes,
  ) {}

  get isAny(): boolean {
    return this.work.isAny || this.presses.isAnyLocked || this.likes.isAnyUnderWay;
  }
}
