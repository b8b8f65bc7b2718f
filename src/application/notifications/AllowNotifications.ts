import { inject, injectable } from 'inversify';
import { type NotificationPermissionState, SystemNotifications } from '../ports/SystemNotifications';
import { ChangeTelling } from './ChangeTelling';

/** Asks the browser for the permission to show notifications. Call it in a click handler. */
@injectable()
export class AllowNotifications {
  constructor(
    @inject(SystemNotifications) private readonly notifications: SystemNotifications,
    @inject(ChangeTelling) private readonly changeTelling: ChangeTelling,
  ) {}

  async execute(): Promise<NotificationPermissionState> {
    const permission = await this.notifications.ask();
    if (permission === 'granted') void this.changeTelling.execute({ bySystem: true });
    return permission;
  }
}
