export type ScoreBand = 'red' | 'yellow' | 'green' | 'neutral';

const bands = ['red', 'yellow', 'green'] as const;

/** Divides 0 to 100 into thirds. A score outside falls into the nearest third, and no score is neutral. */
export function scoreBand(score: number | null): ScoreBand {
  if (score === null) return 'neutral';
  const third = Math.floor((score * bands.length) / 101);
  return bands[Math.min(Math.max(third, 0), bands.length - 1)] ?? 'neutral';
}
