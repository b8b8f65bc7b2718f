import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { SendPress } from '../bidding/press/SendPress';
import { TypedInput } from '../forms/TypedInput';
import { WholeLists } from '../offers/list/WholeLists';
import { SessionStore } from '../session/SessionStore';
import { FollowWhileSignedIn } from './FollowWhileSignedIn';
import { ReloadOnFocus } from './ReloadOnFocus';

/** Starts the background work once a dealer is signed in and the visible list is loaded. */
@injectable()
export class BeginWork {
  private begunFor = 0;
  private begun: Promise<void> = Promise.resolve();

  constructor(
    private readonly session: SessionStore,
    private readonly wholeLists: WholeLists,
    private readonly input: TypedInput,
    private readonly purchases: OwnPurchases,
    private readonly sendPress: SendPress,
    private readonly followWhileSignedIn: FollowWhileSignedIn,
    private readonly reloadOnFocus: ReloadOnFocus,
  ) {}

  /** Runs once each time a dealer becomes authorized. Repeated calls return the same promise. */
  execute(): Promise<void> {
    const { signIns } = this.session;
    if (this.begunFor === signIns) return this.begun;
    const isFirst = this.begunFor === 0;
    this.begunFor = signIns;
    this.begun = this.begin(isFirst);
    return this.begun;
  }

  private async begin(isFirst: boolean): Promise<void> {
    if (isFirst) this.beginPage();
    await this.input.restore();
    await this.purchases.restore();
    await this.sendPress.restore();
    await this.wholeLists.showEach();
  }

  private beginPage(): void {
    this.followWhileSignedIn.execute();
    this.reloadOnFocus.execute();
    // Marks the lists as outdated right after sign-in, so that the visible one is fetched when it is shown.
    reaction(
      () => this.session.signIns,
      () => this.wholeLists.outdateEach(),
    );
  }
}
