import { makeAutoObservable } from 'mobx';
import type { ScreenAction } from '../../domain/commands/Command';
import type { Cancel } from '../ports/Clock';

export type ScreenActions = Partial<Record<ScreenAction, () => void>>;

/** What the parts of the screen offer at the moment. */
export class ScreenActionStore {
  areCommandsOpen = false;
  private readonly parts = new Set<() => ScreenActions>();

  constructor() {
    makeAutoObservable<this, 'parts'>(this, { parts: false, current: false });
  }

  /** `offered` is called when the actions are needed. A part that was added later takes precedence. */
  partShown(offered: () => ScreenActions): Cancel {
    this.parts.add(offered);
    return () => void this.parts.delete(offered);
  }

  commandsOpened(areOpen: boolean): void {
    this.areCommandsOpen = areOpen;
  }

  /** Not observed. */
  current(): ScreenActions {
    return Object.assign({}, ...[...this.parts].map(offered => offered())) as ScreenActions;
  }
}
