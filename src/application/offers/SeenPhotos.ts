import { makeAutoObservable, observable } from 'mobx';
import type { Photo } from '../../domain/offers/OfferDetail';

/** The photos that were shown large in this session. */
export class SeenPhotos {
  private readonly addresses = observable.set<string>();

  constructor() {
    makeAutoObservable<this, 'addresses'>(this, { addresses: false });
  }

  shown({ address }: Photo): void {
    this.addresses.add(address);
  }

  /** How many of these photos were not shown large. */
  unseenOf(photos: readonly Photo[]): number {
    return photos.filter(({ address }) => !this.addresses.has(address)).length;
  }
}
