import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { SellingDoor } from '../ports/SellingDoor';
import { SellingEntryStore } from './SellingEntryStore';

/** Has what the selling area asks of the outside world fetched. Until then none of its other use-cases can be made. */
@injectable()
export class EnterSelling {
  constructor(
    @inject(SellingDoor) private readonly door: SellingDoor,
    @inject(SellingEntryStore) private readonly entry: SellingEntryStore,
  ) {}

  async execute(): Promise<void> {
    if (this.entry.status.step === 'open') return;
    const opened = await this.door.open();
    runInAction(() => (opened.ok ? this.entry.opened() : this.entry.stuck(opened.failure)));
  }
}
