import { type LocalDate, localDateAt } from '../../domain/shared/LocalDate';
import type { Clock } from '../ports/Clock';

/** The date of this device, for forms and papers. */
export const deviceToday = (clock: Pick<Clock, 'deviceNow'>): LocalDate => localDateAt(clock.deviceNow());
