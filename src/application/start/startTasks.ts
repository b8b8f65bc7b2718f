import type { ServiceIdentifier } from 'inversify';
import { reaction } from 'mobx';
import { OwnPurchases } from '../bidding/deal/OwnPurchases';
import { PressStore } from '../bidding/press/PressStore';
import { Book } from '../book/Book';
import { ConnectionStore } from '../connection/ConnectionStore';
import { ConversationStore } from '../conversations/ConversationStore';
import { Handovers } from '../handover/Handovers';
import { HiddenReturns } from '../live/HiddenReturns';
import { ReadingPosition } from '../navigation/ReadingPosition';
import { KeptNews } from '../notifications/KeptNews';
import { RecordSeenOffers } from '../offers/seen/RecordSeenOffers';
import { OfflineBook } from '../offline/OfflineBook';
import { type Cancel, Clock } from '../ports/Clock';
import { SessionStore } from '../session/SessionStore';
import { Visits } from '../session/Visits';
import { Appearance } from '../settings/Appearance';
import { together } from '../shared/together';
import { AppVersion } from './AppVersion';
import { SignedIn } from './SignedIn';

/** Returns the only instance of a class. It is created when it is first asked for. */
export type Get = <Service>(identifier: ServiceIdentifier<Service>) => Service;

interface Task {
  /** When it starts. `whenIdle` is an idle moment of its own, because all at once would block a press. */
  readonly moment: 'afterFirstScreen' | 'whenIdle';
  /** Returns nothing if it ends by itself, or follows the sessions of the page until it is left. */
  readonly run: (get: Get) => Cancel | void;
}

const ownData = ['limits', 'settings', 'calculations'] as const;

/** What runs in the background and the first screen does not need, in the order in which it starts. */
const tasks: readonly Task[] = [
  { moment: 'afterFirstScreen', run: get => void get(SignedIn).begin() },
  { moment: 'afterFirstScreen', run: get => get(AppVersion).reloadOnFocus() },
  { moment: 'whenIdle', run: get => get(ReadingPosition).run() },
  // The dealer may have changed the profile on another device.
  { moment: 'whenIdle', run: get => void get(Appearance).applyProfileLanguage(get(SessionStore).dealer?.language) },
  { moment: 'whenIdle', run: get => get(Visits).begin() },
  { moment: 'whenIdle', run: get => get(Book).tellSetAside() },
  // What is new, and what a row earns, depend on the settings and the calculations.
  {
    moment: 'whenIdle',
    run: get => together(...ownData.map(collection => get(Book).holdOnceUsed(collection))),
  },
  { moment: 'whenIdle', run: get => get(HiddenReturns).run() },
  { moment: 'whenIdle', run: get => get(RecordSeenOffers).run() },
  // New offers are judged for them.
  { moment: 'whenIdle', run: get => get(Book).holdOnceUsed('searches') },
  { moment: 'whenIdle', run: get => get(KeptNews).run() },
  { moment: 'whenIdle', run: get => get(HiddenReturns).reread() },
  { moment: 'whenIdle', run: get => get(OwnPurchases).followDeals() },
  { moment: 'whenIdle', run: endConnectionFailures },
  { moment: 'whenIdle', run: get => get(OfflineBook).run() },
  { moment: 'whenIdle', run: get => get(Handovers).noteReports() },
  // Last, because it fetches files.
  { moment: 'whenIdle', run: get => get(AppVersion).run() },
];

/** When the connection is back, nothing says any longer that there is none. What was typed stays, and is judged again. */
export function endConnectionFailures(get: Get): Cancel {
  return reaction(
    () => get(ConnectionStore).returns,
    () => {
      get(PressStore).connectionReturned();
      for (const conversation of get(ConversationStore).all) conversation.connectionReturned();
    },
  );
}

/** Starts the tasks one after the other. Cancelling starts no further task, and ends those that return a `Cancel`. */
export function startTasks(get: Get): Cancel {
  const ends: Cancel[] = [];
  let stopWaiting: Cancel = () => {};
  const startFrom = (index: number): void => {
    const task = tasks[index];
    if (!task) return;
    const start = () => {
      try {
        ends.push(task.run(get) ?? (() => {}));
      } finally {
        // Also after an error, which is reported: otherwise a release with a bug could not be replaced.
        startFrom(index + 1);
      }
    };
    if (task.moment === 'whenIdle') stopWaiting = get(Clock).whenIdle(start);
    else start();
  };
  startFrom(0);
  return () => together(stopWaiting, ...ends)();
}
