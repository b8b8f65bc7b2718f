import { injectable } from 'inversify';
import type { ScreenAction } from '../../domain/commands/Command';
import type { Cancel } from '../ports/Clock';

export type ScreenActions = Partial<Record<ScreenAction, () => void>>;

/** Gathers what the parts of the screen offer at the moment. */
@injectable()
export class GatherActions {
  private readonly parts = new Set<() => ScreenActions>();

  /** `offered` is called when the actions are needed. A part that was added later takes precedence. */
  run(offered: () => ScreenActions): Cancel {
    this.parts.add(offered);
    return () => void this.parts.delete(offered);
  }

  execute(): ScreenActions {
    return Object.assign({}, ...[...this.parts].map(offered => offered())) as ScreenActions;
  }
}
