import type { OfferDetail } from '../offers/OfferDetail';
import { statedType, type Vehicle } from '../offers/vehicle/Vehicle';
import type { VehicleKey } from '../offers/vehicle/VehicleFacts';
import type { Instant } from '../shared/Instant';
import { type AskedFact, askedFacts, isUnknownFact, type StatedInRow } from '../valuation/NotStated';
import { damageFacts } from '../valuation/VehicleRisk';

/** What is checked at every vehicle and the marketplace has no field for. */
export type YardFact = 'plate' | 'registration' | 'title' | 'tyres';

/** A fact that is a line of a handover. */
export type LineFact = VehicleKey | AskedFact | YardFact | 'financed';

/** A line of what belongs together. */
type LineOfParts = 'description';

/** The line of a fact, of a part of the seller's text, or one that the dealer has added. The last two count from 1. */
export type LineKey = LineFact | LineOfParts | `remark ${number}` | `own ${number}`;

export const isOwnLine = (key: LineKey): boolean => key.startsWith('own ');

/** One of the facts that a line states together. */
export interface StatedPart {
  readonly key: LineFact;
  readonly value: string | number | boolean;
}

export type StatedValue = StatedPart['value'] | readonly StatedPart[];

/** A line of a handover. The value is as the server sends it. Null if the offer does not state it. */
export interface StatedLine {
  readonly key: LineKey;
  readonly value: StatedValue | null;
}

/** What an offer says about its vehicle. */
export interface Statement {
  /** Null if only the row of the offer was known. */
  readonly seenAt: Instant | null;
  /** Of the seller, in two letters. */
  readonly country: string | null;
  readonly lines: readonly StatedLine[];
}

/** A longer text is cut into so many lines at most. The last one has the rest. */
const MOST_REMARKS = 12;

/** What the dealer sees at one look around a vehicle, in this order. Only what is stated is part of the line. */
const described: readonly LineFact[] = [
  'roadworthy',
  'damaged',
  'accident',
  'dropped',
  'originalPaint',
  'condition',
  'previousOwners',
  'color',
  'power',
  'abs',
  'financed',
];

/** The lines of a handover, in the order in which a buyer goes around a vehicle. */
export function statementOf(offer: StatedInRow, detail: OfferDetail | undefined, seenAt: Instant): Statement {
  const vehicle: Vehicle = detail?.vehicle ?? {};
  const type = statedType(offer, vehicle) ?? 'Motorbike';
  const known: Partial<Record<LineFact, StatedPart['value'] | null>> = {
    ...vehicle,
    totalMileage: vehicle.totalMileage ?? offer.totalMileage,
    financed: detail?.financed ?? null,
  };
  const [inspection, keyCount, ...ofType] = askedFacts(type);
  const isMachine = type === 'AgriculturalMachine';
  const valueOf = (key: LineFact) => (isUnknownFact(known[key] ?? undefined) ? null : (known[key] ?? null));
  const together = (key: LineKey, parts: readonly LineFact[]): StatedLine => {
    const value = parts.flatMap(part => {
      const stated = valueOf(part);
      return stated === null ? [] : [{ key: part, value: stated }];
    });
    return { key, value: value.length > 0 ? value : null };
  };
  const facts: readonly LineFact[] = [
    'vin',
    'plate',
    ...(isMachine ? (['operatingHours'] as const) : []),
    ...(!isMachine || known.totalMileage !== null ? (['totalMileage'] as const) : []),
    'firstRegistration',
    keyCount!,
    'registration',
    'title',
    'serviceBooklet',
    inspection!,
  ];
  // Each damage that the seller names is a line of its own.
  const named: readonly LineFact[] = [
    ...(detail ? damageFacts(offer, detail) : []),
    ...(known.financed === true ? (['financed'] as const) : []),
  ];
  const description = together(
    'description',
    described.filter(key => !named.includes(key)),
  );
  const lineOf = (key: LineFact): StatedLine => ({ key, value: valueOf(key) });
  return {
    seenAt: detail ? seenAt : null,
    country: detail?.countryCode ?? null,
    lines: [
      ...facts.map(lineOf),
      together('tyres', ['frontTire', 'rearTire']),
      ...[...ofType, ...named].map(lineOf),
      ...(description.value === null ? [] : [description]),
      ...remarksOf(detail?.comments ?? '').map((value, index) => ({ key: `remark ${index + 1}` as const, value })),
    ],
  };
}

/** The paragraphs of the seller's text. */
function remarksOf(comments: string): readonly string[] {
  const parts = comments.split(/\n+/).map(part => part.trim());
  const filled = parts.filter(part => part !== '');
  if (filled.length <= MOST_REMARKS) return filled;
  return [...filled.slice(0, MOST_REMARKS - 1), filled.slice(MOST_REMARKS - 1).join('\n')];
}

/** A line, and what the offer says now if that has changed since the deal was first seen. */
export interface HandoverLine extends StatedLine {
  /** Absent if it has not changed. Null if the offer does not state it any more. */
  readonly now?: StatedValue | null;
}

/** The lines of the first statement with what a later one has changed, and then the lines that are new. */
export function linesOf(first: Statement, later: Statement | null): readonly HandoverLine[] {
  if (!later) return first.lines;
  const now = new Map(later.lines.map(({ key, value }) => [key, value]));
  const known = new Set(first.lines.map(({ key }) => key));
  return [
    ...first.lines.map(line => {
      const value = now.get(line.key) ?? null;
      return isSameValue(value, line.value) ? line : { ...line, now: value };
    }),
    ...later.lines.filter(({ key }) => !known.has(key)).map(({ key, value }) => ({ key, value: null, now: value })),
  ];
}

const isSameValue = (one: StatedValue | null, other: StatedValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether two statements say the same. */
export const saysTheSame = (one: Statement, other: Statement): boolean =>
  one.lines.length === other.lines.length && linesOf(one, other).every(line => line.now === undefined);
