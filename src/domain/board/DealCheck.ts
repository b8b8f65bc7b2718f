export const dealChecks = ['paid', 'plates', 'keys', 'papers'] as const;
export type DealCheck = (typeof dealChecks)[number];

/** The check marks after a press on one of them, in their usual order. */
export const toggledCheck = (checks: readonly DealCheck[], pressed: DealCheck): readonly DealCheck[] =>
  dealChecks.filter(check => checks.includes(check) !== (check === pressed));
