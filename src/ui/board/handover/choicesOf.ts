import type { LineKey } from '../../../domain/handover/Statement';

const presence = ['present', 'missing'] as const;

const choices: Partial<Record<LineKey, readonly string[]>> = {
  plate: presence,
  keyCount: ['1', '2', '3', 'missing'],
  registration: presence,
  title: presence,
  serviceBooklet: presence,
  inspection: presence,
  gasTest: presence,
  dampTest: presence,
  pto: presence,
};

/** What a dealer finds most often, so that one press is enough. */
export const choicesOf = (line: LineKey): readonly string[] => choices[line] ?? [];
