/** In this order, because most browsers also name another one. */
const families = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

/** The family only. The version and the system would make a dealer's device recognizable. */
export const browserFamily = (userAgent: string): string =>
  families.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other';
