import { inject, injectable } from 'inversify';
import { KeepPurchases } from '../bidding/bar/KeepPurchases';
import { ShowLimits } from '../bidding/exposure/ShowLimits';
import { FollowNews } from '../notifications/FollowNews';
import { KeepNews } from '../notifications/KeepNews';
import { FollowHidden } from '../offers/hidden/FollowHidden';
import { RereadHidden } from '../offers/hidden/RereadHidden';
import { FollowSight } from '../offers/seen/FollowSight';
import { type Cancel, Clock } from '../ports/Clock';
import { WatchUse } from '../session/WatchUse';
import { ApplyProfileLanguage } from '../settings/ApplyProfileLanguage';
import { BeginWork } from './BeginWork';

type Task = () => void | Cancel;

/**
 * The background work that the first screen does not need. It begins at once; each further task starts in an idle moment,
 * because all at once would block a press.
 */
@injectable()
export class StartAfterFirstScreen {
  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(BeginWork) private readonly beginWork: BeginWork,
    @inject(ApplyProfileLanguage) private readonly profileLanguage: ApplyProfileLanguage,
    @inject(WatchUse) private readonly watchUse: WatchUse,
    @inject(ShowLimits) private readonly showLimits: ShowLimits,
    @inject(FollowHidden) private readonly followHidden: FollowHidden,
    @inject(RereadHidden) private readonly rereadHidden: RereadHidden,
    @inject(FollowSight) private readonly followSight: FollowSight,
    @inject(FollowNews) private readonly followNews: FollowNews,
    @inject(KeepNews) private readonly keepNews: KeepNews,
    @inject(KeepPurchases) private readonly keepPurchases: KeepPurchases,
  ) {}

  /** Runs until it is cancelled. */
  execute(): Cancel {
    const ends: Cancel[] = [];
    const tasks: readonly Task[] = [
      // The dealer may have changed the profile on another device.
      () => void this.profileLanguage.execute(),
      () => this.watchUse.execute(),
      () => this.showLimits.run(),
      () => this.followHidden.run(),
      () => this.followSight.run(),
      () => this.followNews.run(),
      () => this.keepNews.run(),
      () => this.rereadHidden.run(),
      () => this.keepPurchases.followDeals(),
    ];
    const startNext = (index: number): void => {
      const task = tasks[index];
      if (!task) return;
      ends[0] = this.clock.whenIdle(() => {
        const end = task();
        if (end) ends.push(end);
        startNext(index + 1);
      });
    };
    void this.beginWork.execute();
    startNext(0);
    return () => ends.forEach(end => end());
  }
}
