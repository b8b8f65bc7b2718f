/** The operating hours of a machine for each year of its age, in whole hours. Null if its age is not known. */
export function hoursPerYear(hours: number, builtIn: number | undefined, year: number): number | null {
  if (builtIn === undefined || builtIn > year) return null;
  // A machine of this year has not worked for a whole one.
  return Math.round(hours / Math.max(1, year - builtIn));
}
