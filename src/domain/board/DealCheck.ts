export const dealChecks = ['paid', 'plates', 'keys', 'papers'] as const;
export type DealCheck = (typeof dealChecks)[number];

/** The check marks after a press on one of them, in their usual order. Null if none is set. */
export function toggledCheck(
  checks: readonly DealCheck[] | undefined,
  pressed: DealCheck,
): readonly DealCheck[] | null {
  const set = new Set(checks);
  const left = dealChecks.filter(check => set.has(check) !== (check === pressed));
  return left.length === 0 ? null : left;
}
