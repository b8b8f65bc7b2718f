import { inject, injectable } from 'inversify';
import { ActionBarStore } from '../offers/ActionBarStore';
import { LikeStore } from '../offers/LikeStore';
import { UnsavedWork } from '../shared/UnsavedWork';

/** What a reload would lose or interrupt: unsaved forms, writes, presses and likes. */
@injectable()
export class UnfinishedWork {
  constructor(
    @inject(UnsavedWork) private readonly work: UnsavedWork,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(LikeStore) private readonly likes: LikeStore,
  ) {}

  get isAny(): boolean {
    return this.work.isAny || this.bars.isAnyLocked || this.likes.isAnyUnderWay;
  }
}
