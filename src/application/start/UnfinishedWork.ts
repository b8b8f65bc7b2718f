import { injectable } from 'inversify';
import { PressStore } from '../bidding/press/PressStore';
import { LikeStore } from '../offers/LikeStore';
import { UnsavedWork } from '../shared/UnsavedWork';

/** What a reload would lose or interrupt: unsaved forms, writes, presses and likes. */
@injectable()
export class UnfinishedWork {
  constructor(
    private readonly work: UnsavedWork,
    private readonly presses: PressStore,
    private readonly likes: LikeStore,
  ) {}

  get isAny(): boolean {
    return this.work.isAny || this.presses.isAnyLocked || this.likes.isAnyUnderWay;
  }
}
