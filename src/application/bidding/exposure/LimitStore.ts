import { makeAutoObservable } from 'mobx';

/** Whether the dealer has set a limit. Until then, the tiles do not load the code that shows limits. */
export class LimitStore {
  isUsed = false;

  constructor() {
    makeAutoObservable(this);
  }

  limitFound(): void {
    this.isUsed = true;
  }
}
