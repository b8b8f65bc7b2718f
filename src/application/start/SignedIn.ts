import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { SoldOffers } from '../bidding/deal/SoldOffers';
import { Presses } from '../bidding/press/Presses';
import { TypedInput } from '../forms/TypedInput';
import { BidsInDoubt } from '../live/BidsInDoubt';
import { FollowMarket } from '../live/FollowMarket';
import { CounterStore } from '../notifications/CounterStore';
import { LikesElsewhere } from '../offers/LikesElsewhere';
import { WholeLists } from '../offers/list/WholeLists';
import { SessionStore } from '../session/SessionStore';

/** Follows the sessions of this page: what runs while a dealer is signed in, and what each sign-in restores and fetches. */
@injectable()
export class SignedIn {
  private begunFor = 0;
  private begun: Promise<void> = Promise.resolve();

  constructor(
    private readonly session: SessionStore,
    private readonly followMarket: FollowMarket,
    private readonly counters: CounterStore,
    private readonly wholeLists: WholeLists,
    private readonly input: TypedInput,
    private readonly purchases: OwnPurchases,
    private readonly presses: Presses,
    private readonly soldOffers: SoldOffers,
    private readonly bidsInDoubt: BidsInDoubt,
    private readonly likesElsewhere: LikesElsewhere,
  ) {}

  /** Call it when the visible list is loaded. Runs once each time a dealer becomes authorized. Repeated calls return the same promise. */
  begin(): Promise<void> {
    const { signIns } = this.session;
    if (this.begunFor === signIns) return this.begun;
    if (this.begunFor === 0) this.beginPage();
    this.begunFor = signIns;
    this.begun = this.restore();
    return this.begun;
  }

  private async restore(): Promise<void> {
    await this.input.restore();
    await this.purchases.restore();
    await this.presses.restore();
    await this.wholeLists.showEach();
  }

  private beginPage(): void {
    // Restored before the first push, which contains the counters.
    this.counters.begin();
    this.presses.followOtherTabs();
    this.soldOffers.begin();
    this.bidsInDoubt.begin();
    this.likesElsewhere.begin();
    this.followMarket.begin();
    // Marks the lists as outdated right after sign-in, so that the visible one is fetched when it is shown.
    reaction(
      () => this.session.signIns,
      () => this.wholeLists.outdateEach(),
    );
  }
}
