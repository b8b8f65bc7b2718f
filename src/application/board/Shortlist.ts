import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { type HashId, isHashId } from '../../domain/offers/Offer';
import { DealerVisitStorage } from '../session/DealerVisitStorage';

const KEY = 'leftOut';

/** The liked offers without those that the dealer has left out, also after a reload of this tab. */
@injectable()
export class Shortlist {
  private leftOut: readonly HashId[];

  constructor(private readonly storage: DealerVisitStorage) {
    const kept = storage.read(KEY);
    this.leftOut = Array.isArray(kept) ? kept.filter(isHashId) : [];
    makeAutoObservable(this, {}, { deep: false });
  }

  includes(hashId: HashId): boolean {
    return !this.leftOut.includes(hashId);
  }

  tick(hashId: HashId, isTicked: boolean): void {
    const others = this.leftOut.filter(other => other !== hashId);
    this.leftOut = isTicked ? others : [...others, hashId];
    this.storage.keep(KEY, this.leftOut);
  }
}
