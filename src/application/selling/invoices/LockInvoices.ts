import { injectable } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';

/**
 * Tells this tab which invoices another tab is sending. The sending tab holds a lock until the answer arrives or is
 * lost. The browser releases the lock if that tab is closed.
 */
@injectable()
export class LockInvoices {
  /** The ids of the invoices that this or another tab sends and whose answer has not arrived. */
  private readonly unanswered = observable.set<string>();

  constructor(
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
  ) {}

  isBeingSent(id: string): boolean {
    return this.unanswered.has(id);
  }

  async whileSending(id: string, send: () => Promise<void>): Promise<void> {
    runInAction(() => this.unanswered.add(id));
    await this.locks.lockWhenFree(this.lockOf(id), send);
    runInAction(() => this.unanswered.delete(id));
  }

  /** Marks each of the invoices that another tab is sending, or may be sending, until its lock is free. */
  follow(invoices: readonly IssuedInvoice[]): void {
    for (const { id, isConfirmed } of invoices) {
      if (!isConfirmed && !this.isBeingSent(id)) void this.followOne(id);
    }
  }

  private async followOne(id: string): Promise<void> {
    const lock = this.lockOf(id);
    let isFree = false;
    await this.locks.lockIfFree(lock, async hasLock => void (isFree = hasLock));
    if (isFree || this.isBeingSent(id)) return;
    runInAction(() => this.unanswered.add(id));
    while (!isFree) await this.locks.lockWhenFree(lock, async hasLock => void (isFree = hasLock));
    runInAction(() => this.unanswered.delete(id));
  }

  private lockOf(id: string): string {
    return `invoice ${this.session.dealerKey} ${id}`;
  }
}
