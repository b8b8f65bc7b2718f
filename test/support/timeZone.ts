/** The time zone of this process. `npm test` runs the tests of dates in three zones besides its own. */
export const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** The days on which the clocks change in one of these zones, leap days and ends of years. */
export const delicateDays = [
  ...['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-09-06', '2026-04-05'],
  ...['2024-02-29', '2028-02-29', '2027-02-28', '2026-12-31', '2027-01-01'],
] as const;
