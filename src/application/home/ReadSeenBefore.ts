import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { CountedRows } from '../offers/list/CountedRows';
import { ReadSeenOffers } from '../offers/seen/ReadSeenOffers';
import { SeenBefore } from '../offers/seen/SeenBefore';
import { SeenStore } from '../offers/seen/SeenStore';
import type { Cancel } from '../ports/Clock';

/** Reads what this device saw of the offers that the number of new offers is made of. */
@injectable()
export class ReadSeenBefore {
  constructor(
    private readonly rows: CountedRows,
    private readonly seenBefore: SeenBefore,
    private readonly store: SeenStore,
    private readonly readSeen: ReadSeenOffers,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const isReadable = () => this.seenBefore.isAny && this.store.newSince !== null;
    return reaction(
      () => (isReadable() ? [...this.rows.idsOf('browse')] : []),
      hashIds => void this.readSeen.of(hashIds),
      { fireImmediately: true },
    );
  }
}
