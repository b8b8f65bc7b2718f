import { makeAutoObservable, observableRef } from 'mobx';

/** Whether the first screen of a visit is complete. Background requests wait for it, and other photos for its first. */
export class FirstScreenStore {
  /** A screen without a list is being fetched. */
  isAwaited = false;
  areTilesRendered = false;
  /** The addresses of the photos that load before all others. Null if no photo has to wait. */
  firstPhotos: readonly string[] | null = null;

  constructor() {
    makeAutoObservable(this, { firstPhotos: observableRef });
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

  firstPhotosAwaited(addresses: readonly string[]): void {
    this.firstPhotos = addresses;
  }

  firstPhotosArrived(): void {
    this.firstPhotos = null;
  }

  mayLoad(photo: string): boolean {
    return this.firstPhotos === null || this.firstPhotos.includes(photo);
  }
}
