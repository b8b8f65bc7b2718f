import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';
import { InvoiceStore } from './InvoiceStore';

/**
 * Tells this tab which invoices another tab is sending. The sending tab holds a lock until the answer arrives or is
 * lost. The browser releases the lock if that tab is closed.
 */
@injectable()
export class LockInvoices {
  constructor(
    @inject(TabLocks) private readonly locks: TabLocks,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
  ) {}

  whileSending(id: string, send: () => Promise<void>): Promise<void> {
    return this.locks.holdWhenFree(this.lockOf(id), send);
  }

  /** Marks each of the invoices that another tab is sending, or may be sending, until its lock is free. */
  follow(invoices: readonly IssuedInvoice[]): void {
    for (const { id, isConfirmed } of invoices) {
      if (!isConfirmed && !this.store.isBeingSent(id)) void this.followOne(id);
    }
  }

  private async followOne(id: string): Promise<void> {
    const lock = this.lockOf(id);
    let isFree = false;
    await this.locks.hold(lock, async isHeld => void (isFree = isHeld));
    if (isFree || this.store.isBeingSent(id)) return;
    runInAction(() => this.store.sending(id));
    while (!isFree) await this.locks.holdWhenFree(lock, async isHeld => void (isFree = isHeld));
    runInAction(() => this.store.answered(id));
  }

  private lockOf(id: string): string {
    return `invoice ${this.session.dealerKey} ${id}`;
  }
}
