import type { LineState, Signer } from '../../../../domain/handover/Handover';
import type { LineFact } from '../../../../domain/handover/Statement';

/** The facts that can be lines of a handover. */
export type CheckedFact = Extract<
  LineFact,
  | 'vin'
  | 'plate'
  | 'totalMileage'
  | 'operatingHours'
  | 'firstRegistration'
  | 'keyCount'
  | 'registration'
  | 'title'
  | 'serviceBooklet'
  | 'inspection'
  | 'frontTire'
  | 'rearTire'
  | 'tyres'
  | 'gasTest'
  | 'dampTest'
  | 'pto'
  | 'roadworthy'
  | 'damaged'
  | 'accident'
  | 'condition'
  | 'dropped'
  | 'financed'
  | 'originalPaint'
  | 'previousOwners'
  | 'color'
  | 'power'
  | 'abs'
>;

/** What a dealer can press instead of typing what was found. */
export type Choice = 'present' | 'missing';

export interface HandoverWords {
  readonly facts: Readonly<Record<CheckedFact | 'description' | 'remark' | 'own', string>>;
  /** The words of the codes that the server sends. */
  readonly values: Readonly<Record<string, string>>;
  readonly wornTyre: string;
  readonly yes: string;
  readonly no: string;
  readonly states: Readonly<Record<LineState, string>>;
  readonly title: string;
  readonly number: string;
  readonly vehicle: string;
  readonly signers: Readonly<Record<Signer, string>>;
  readonly place: string;
  readonly made: string;
  readonly seen: string;
  readonly line: string;
  readonly stated: string;
  readonly foundOut: string;
  readonly now: string;
  readonly photos: string;
  readonly photo: string;
  /** In front of the time at which a photo was added. It may be older. */
  readonly added: string;
  readonly signatureOf: Readonly<Record<Signer, string>>;
  readonly signed: string;
  readonly onPaper: string;
  readonly notSigned: string;
  readonly missing: string;
  readonly noClaim: string;
  readonly page: string;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly objected: string;
  /** Of a VIN, in front of its place. */
  readonly sign: string;
  readonly insteadOf: string;
  readonly differences: string;
  readonly none: string;
}
