import { makeAutoObservable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';

/** What a dealer must hear of wherever they are. */
export class NewsStore {
  /** The offer on which somebody has outbid the dealer last. */
  outbidOn: HashId | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  outbid(hashId: HashId): void {
    this.outbidOn = hashId;
  }
}
