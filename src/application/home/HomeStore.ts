import { makeAutoObservable, observableRef } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { VehicleType } from '../../domain/offers/VehicleType';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';

type HomeStatus =
  { readonly step: 'idle' } | { readonly step: 'loading' } | { readonly step: 'failed'; readonly because: Failure };

type HomeLines = Readonly<Record<VehicleType, readonly HashId[]>>;

/** The landing screen: per brand line, ids in order. */
export class HomeStore {
  lines: HomeLines = { Motorbike: [], Camper: [], AgriculturalMachine: [] };
  status: HomeStatus = { step: 'idle' };
  lastFetchedAt: Instant | null = null;

  constructor() {
    makeAutoObservable(this, { lines: observableRef, status: observableRef });
  }

  loadStarted(): void {
    this.status = { step: 'loading' };
  }

  loadFailed(because: Failure): void {
    this.status = { step: 'failed', because };
  }

  /** What it holds is as old as if it had been fetched long ago. */
  pushesMissed(): void {
    if (this.lastFetchedAt !== null) this.lastFetchedAt = 0;
  }

  linesArrived(lines: HomeLines, at: Instant): void {
    this.lines = lines;
    this.lastFetchedAt = at;
    this.status = { step: 'idle' };
  }
}
