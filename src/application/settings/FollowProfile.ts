import { injectable } from 'inversify';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { Appearance } from './Appearance';
import { UpdateProfile } from './UpdateProfile';

/** Shows what another tab or device has changed in the profile each time the dealer returns to this tab. */
@injectable()
export class FollowProfile {
  constructor(
    private readonly window: BrowserWindow,
    private readonly update: UpdateProfile,
    private readonly appearance: Appearance,
  ) {}

  run(): Cancel {
    return this.window.onFocus(() => void this.execute());
  }

  private async execute(): Promise<void> {
    await Promise.all([this.appearance.followLanguage(), this.update.reread()]);
  }
}
