import { withoutCents } from '../shared/Money';

/** The values that an earlier version stored with cents, in whole euros. Any other value is returned as it is. */
export const inWholeEuros = {
  limits: withoutCents,
  settings: (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'budget' in value
      ? { ...value, budget: withoutCents(value.budget) }
      : value,
} as const;
