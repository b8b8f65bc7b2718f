import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';
import { type CountedScreen, CounterStore } from './CounterStore';

interface CountedList {
  /** Whether the rows show everything that the counter counts. */
  readonly isCurrent: boolean;
}

/** Clears a counter when the counted items are on screen. */
@injectable()
export class ClearCounter {
  constructor(
    private readonly counters: CounterStore,
    private readonly window: BrowserWindow,
  ) {}

  /** Also clears later counts. Runs until it is cancelled. */
  run(screen: CountedScreen, list: CountedList): Cancel {
    const isClearable = () => this.counters.counters[screen] > 0 && list.isCurrent;
    const clear = () => {
      if (isClearable() && !this.window.isHidden()) this.counters.screenSeen(screen);
    };
    return together(reaction(isClearable, clear, { fireImmediately: true }), this.window.onShown(clear));
  }
}
