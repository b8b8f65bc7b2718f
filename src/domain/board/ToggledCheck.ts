import { type DealCheck, dealChecks } from '../book/BookRecord';

/** The check marks after a press on one of them, in their usual order. */
export const toggledCheck = (checks: readonly DealCheck[], pressed: DealCheck): readonly DealCheck[] =>
  dealChecks.filter(check => checks.includes(check) !== (check === pressed));
