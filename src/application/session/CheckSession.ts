import { injectable } from 'inversify';
import { when } from 'mobx';
import { ConnectionStore } from '../connection/ConnectionStore';
import type { Cancel } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { LoadProfile } from './LoadProfile';
import { SessionStore } from './SessionStore';

/** Loads the profile of the stored session, and again when the network is back if that failed. Concurrent calls share one check. */
@injectable()
export class CheckSession {
  private underWay: Promise<void> | null = null;
  private endWait: Cancel = () => {};

  constructor(
    private readonly identity: Identity,
    private readonly session: SessionStore,
    private readonly loadProfile: LoadProfile,
    private readonly connection: ConnectionStore,
  ) {}

  execute(): Promise<void> {
    this.underWay ??= this.checkUntilAnswered();
    return this.underWay;
  }

  private async checkUntilAnswered(): Promise<void> {
    this.endWait();
    // The network may come back while the check still fails.
    const { comebacks } = this.connection;
    const isAnswered = await this.check().finally(() => (this.underWay = null));
    if (isAnswered) return;
    this.endWait = when(
      () => this.connection.comebacks !== comebacks,
      () => void this.execute(),
    );
  }

  /** Returns false if it is not known whether the session is still valid. */
  private async check(): Promise<boolean> {
    if (!this.identity.hasSession()) {
      this.session.sessionMissing(null);
      return true;
    }
    this.session.checkStarted();
    const failure = await this.loadProfile.execute();
    const isAnswered = failure === null || failure.reason === 'unauthorized';
    if (failure) this.session.sessionMissing(isAnswered ? null : failure);
    return isAnswered;
  }
}
