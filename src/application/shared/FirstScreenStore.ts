import { makeAutoObservable } from 'mobx';

/** Whether the first screen of a visit is complete. Background requests wait for it. */
export class FirstScreenStore {
  /** A screen without a list is being fetched. */
  isAwaited = false;
  areTilesRendered = false;

  constructor() {
    makeAutoObservable(this);
  }

  awaited(): void {
    this.isAwaited = true;
  }

  arrived(): void {
    this.isAwaited = false;
  }

  tilesRendered(): void {
    this.areTilesRendered = true;
  }
}
