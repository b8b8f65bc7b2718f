import type { Instant } from '../../../src/domain/shared/Instant';

/** ISO 8601 in UTC with whole seconds, as Rails writes it. */
export function wireTime(instant: Instant | null | undefined): string | null | undefined {
  return typeof instant === 'number' ? new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z') : instant;
}
