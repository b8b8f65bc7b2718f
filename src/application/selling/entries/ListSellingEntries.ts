import { injectable } from 'inversify';
import type { Cancel } from '../../ports/Clock';
import { ClientEntries } from '../clients/ClientEntries';
import { MotorbikeEntries } from '../motorbikes/MotorbikeEntries';

/** Fetches the first clients and motorbikes, unless they were listed before. */
@injectable()
export class ListSellingEntries {
  constructor(
    private readonly clients: ClientEntries,
    private readonly motorbikes: MotorbikeEntries,
  ) {}

  /** What is asked for arrives even if this is cancelled, because it is asked for only once. */
  run(): Cancel {
    for (const { list } of [this.clients, this.motorbikes]) {
      const { hasArrived, status } = list.pages;
      if (!hasArrived && status.step !== 'loading') void list.turnTo(1);
    }
    return () => {};
  }
}
