import { dealerLines } from '../deals/TransportRoute';
import type { HashId } from '../offers/Offer';
import type { Dealer } from '../session/Profile';
import type { Instant } from '../shared/Instant';
import { isFoundAsStated } from './Comparison';
import { type HandoverLine, isOwnLine, type LineKey, linesOf, saysTheSame, type Statement } from './Statement';

export const lineStates = ['asStated', 'differs', 'found', 'notChecked'] as const;

export type LineState = (typeof lineStates)[number];

/** What the dealer has found out about one line. */
export interface LineCheck {
  readonly state: LineState;
  /** As typed. */
  readonly found: string;
  readonly remark: string;
  /** Of a line without a stated value: what was found is a reason to complain. */
  readonly isObjected?: boolean;
}

const noCheck: LineCheck = { state: 'notChecked', found: '', remark: '' };

export const signers = ['dealer', 'seller'] as const;

export type Signer = (typeof signers)[number];

export const signatureWays = ['drawn', 'onPaper', 'notSigned'] as const;

export type SignatureWay = (typeof signatureWays)[number];

/** A line of the pen: x and y of each of its points, one after the other, in thousandths of the width of the field. */
export type Stroke = readonly number[];

export interface Signature {
  readonly way: SignatureWay;
  /** Empty unless it is drawn. */
  readonly strokes: readonly Stroke[];
  /** Why it is not signed. */
  readonly reason: string;
  readonly at: Instant;
  /** The name and the place that were there when it was given. Missing or empty if they were not filled in yet. */
  readonly name?: string;
  readonly place?: string;
}

/** A photo of a line. Its bytes are a record of their own. Its id is the moment in which it was added. */
export interface HandoverPhoto {
  readonly id: string;
  readonly line: LineKey;
  readonly bytes: number;
}

/** The file of a photo, as bytes: browsers lose files that they keep as such. */
export interface KeptPhoto {
  readonly line: LineKey;
  /** A JPEG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Both ids are free of spaces. */
export const photoKey = (hashId: HashId, id: string): string => `${hashId} ${id}`;

/** The message to support with the differences. */
export interface DifferenceReport {
  /** What its text begins with, by which it is found in the conversation. */
  readonly heading: string;
  readonly lines: readonly LineKey[];
  /** An earlier report begins with the same. */
  readonly preparedAt: Instant;
  /** Null until it is in the conversation. */
  readonly sentAt: Instant | null;
}

/** Who buys, as papers name them. */
export interface Buyer {
  /** With the address. */
  readonly firm: string;
  readonly name: string;
}

export const buyerOf = (dealer: Dealer): Buyer => ({
  firm: dealerLines(dealer).join(', '),
  name: `${dealer.firstName} ${dealer.lastName}`.trim(),
});

/** The record of a handover at the yard. */
export interface Handover {
  /** Without a network, the profile cannot be loaded. Null if it was never there. */
  readonly buyer: Buyer | null;
  /** What the offer said when this device first saw the deal. */
  readonly statement: Statement;
  /** What it said last. Null if nothing has changed. */
  readonly later: Statement | null;
  readonly checks: Readonly<Partial<Record<LineKey, LineCheck>>>;
  readonly photos: readonly HandoverPhoto[];
  readonly signatures: Readonly<Partial<Record<Signer, Signature>>>;
  /** The signatures that a later change took back, until they are given again. */
  readonly takenBack: readonly Signer[];
  readonly names: Readonly<Partial<Record<Signer, string>>>;
  readonly place: string;
  readonly report: DifferenceReport | null;
  /** What was signed before a later change took the signatures back. Missing if none did. */
  readonly lastSigned?: SignedVersion;
}

/** The part of a record that is signed, with its signatures. */
export type SignedVersion = Pick<Handover, 'checks' | 'photos' | 'signatures' | 'names' | 'place'>;

export const newHandover = (statement: Statement, buyer: Buyer | null = null): Handover => ({
  buyer,
  statement,
  later: null,
  checks: {},
  photos: [],
  signatures: {},
  takenBack: [],
  names: {},
  place: '',
  report: null,
});

/** The photos that the record needs, also those of the version that was signed. */
export const keptPhotos = ({
  photos,
  lastSigned,
}: Pick<Handover, 'photos' | 'lastSigned'>): readonly HandoverPhoto[] => [
  ...photos,
  ...(lastSigned?.photos ?? []).filter(({ id }) => photos.every(photo => photo.id !== id)),
];

/** The lines of the offer, and then those that the dealer has added. */
export const handoverLines = ({ statement, later, checks }: Handover): readonly HandoverLine[] => [
  ...linesOf(statement, later),
  ...(Object.keys(checks) as LineKey[]).filter(isOwnLine).map(key => ({ key, value: null })),
];

export const checkOf = ({ checks }: Handover, line: LineKey): LineCheck => checks[line] ?? noCheck;

/** Whether the dealer has put anything into the record. */
export const isBegun = ({ checks, photos, signatures, names, place }: Handover): boolean =>
  Object.keys(checks).length > 0 ||
  photos.length > 0 ||
  Object.keys(signatures).length > 0 ||
  Object.keys(names).length > 0 ||
  place !== '';

/** Whether anybody has signed, or has said why not. */
export const isSigned = ({ signatures }: Pick<Handover, 'signatures'>): boolean => signedBy(signatures).length > 0;

const signedBy = (signatures: Handover['signatures']): readonly Signer[] =>
  signers.filter(signer => signatures[signer]);

/** How many have signed. A reason why somebody has not is no signature. */
const givenIn = (signatures: Handover['signatures']): number =>
  signers.filter(signer => (signatures[signer]?.way ?? 'notSigned') !== 'notSigned').length;

/** Whether both have signed, on the screen or on paper. */
export const isSignedByBoth = ({ signatures }: Pick<Handover, 'signatures'>): boolean =>
  givenIn(signatures) === signers.length;

/** The record after a change of what these signers have signed. Their signatures fall, and the signed version is kept. */
function changed(handover: Handover, change: Partial<Handover>, by: readonly Signer[] = signers): Handover {
  const fallen = signedBy(handover.signatures).filter(signer => by.includes(signer));
  if (fallen.length === 0) return { ...handover, ...change };
  const { checks, photos, signatures, names, place, lastSigned, takenBack } = handover;
  const isMore = givenIn(signatures) >= givenIn(lastSigned?.signatures ?? {});
  return {
    ...handover,
    ...change,
    signatures: without(signatures, fallen),
    takenBack: [...new Set([...takenBack, ...fallen])],
    lastSigned: lastSigned && !isMore ? lastSigned : { checks, photos, signatures, names, place },
  };
}

const without = (signatures: Handover['signatures'], fallen: readonly Signer[]): Handover['signatures'] =>
  Object.fromEntries(Object.entries(signatures).filter(([signer]) => !fallen.includes(signer as Signer)));

/** The record as it was signed, with its signatures. The same record if no change took them back. */
export function withSignedVersion(handover: Handover): Handover {
  const { lastSigned, ...rest } = handover;
  return lastSigned ? { ...rest, ...lastSigned, takenBack: [] } : handover;
}

/** The record with another check of a line. The same record if nothing is different. */
export function withCheck(handover: Handover, line: LineKey, change: Partial<LineCheck>): Handover {
  const before = handover.checks[line];
  const check = { ...(before ?? noCheck), ...change };
  const isSame =
    before?.state === check.state &&
    before.found === check.found &&
    before.remark === check.remark &&
    Boolean(before.isObjected) === Boolean(check.isObjected);
  if (isSame) return handover;
  const others = Object.entries(handover.checks).filter(([key]) => key !== line);
  // A line that the dealer has added and not filled in is taken out again.
  const isLeftOut = isOwnLine(line) && check.state === 'notChecked' && !hasContent(handover, line, check);
  return changed(handover, {
    checks: isLeftOut ? Object.fromEntries(others) : { ...handover.checks, [line]: check },
  });
}

const hasContent = ({ photos }: Handover, line: LineKey, { found, remark }: LineCheck): boolean =>
  `${found}${remark}`.trim() !== '' || photos.some(photo => photo.line === line);

/** The record with a line for what no line of the offer names. */
export function withOwnLine(handover: Handover): Handover {
  const numbers = (Object.keys(handover.checks) as LineKey[]).filter(isOwnLine).map(key => Number(key.slice(4)));
  return withCheck(handover, `own ${Math.max(0, ...numbers) + 1}`, { state: 'found', isObjected: true });
}

export const withPhoto = (handover: Handover, photo: HandoverPhoto): Handover =>
  changed(handover, { photos: [...handover.photos.filter(({ id }) => id !== photo.id), photo] });

export const withoutPhoto = (handover: Handover, id: string): Handover =>
  handover.photos.some(photo => photo.id === id)
    ? changed(handover, { photos: handover.photos.filter(photo => photo.id !== id) })
    : handover;

/** The record with the name of a signer. A signature that was given under another name falls. */
export const withName = (handover: Handover, signer: Signer, name: string): Handover =>
  changed(
    handover,
    { names: { ...handover.names, [signer]: name } },
    isOther(handover.signatures[signer], 'name', name) ? [signer] : [],
  );

/** The record with its place. The signatures that were given at another one fall. */
export const withPlace = (handover: Handover, place: string): Handover =>
  changed(
    handover,
    { place },
    signers.filter(signer => isOther(handover.signatures[signer], 'place', place)),
  );

/** What was not filled in when it was signed can be filled in later. */
function isOther(signature: Signature | undefined, field: 'name' | 'place', typed: string): boolean {
  const signed = signature?.[field] ?? '';
  return signature?.way !== 'notSigned' && signed.trim() !== '' && signed !== typed;
}

/** Null takes the signature out. A signature is bound to the name and the place that are there. */
export function withSignature(handover: Handover, signer: Signer, signature: Signature | null): Handover {
  const others = without(handover.signatures, [signer]);
  const bound = signature && { ...signature, name: handover.names[signer] ?? '', place: handover.place };
  return {
    ...handover,
    signatures: bound ? { ...others, [signer]: bound } : others,
    takenBack: handover.takenBack.filter(other => other !== signer),
  };
}

/**
 * The record after the offer was read. The first statement stays, unless only the row of the offer was known. Only a later
 * statement that says something else is kept beside it.
 */
export function withStatement(handover: Handover, read: Statement): Handover {
  if (read.seenAt === null) return handover;
  const { statement } = handover;
  if (statement.seenAt === null) return { ...handover, statement: read };
  if (saysTheSame(handover.later ?? statement, read)) return handover;
  return { ...handover, later: saysTheSame(statement, read) ? null : read };
}

/** What the lines of a record add up to. */
export interface HandoverCount {
  readonly unchecked: number;
  readonly differ: number;
  /** The lines that differ and are not in a report that was sent. */
  readonly unreported: number;
}

/** Whether a line is one to complain about. A line that the dealer has added says nothing before something is in it. */
export function isDifference(handover: Handover, key: LineKey): boolean {
  const check = checkOf(handover, key);
  if (isOwnLine(key) && !hasContent(handover, key, check)) return false;
  return check.state === 'differs' || (check.state === 'found' && check.isObjected === true);
}

export const differingLines = (handover: Handover): readonly HandoverLine[] =>
  handoverLines(handover).filter(({ key }) => isDifference(handover, key));

export function handoverCount(handover: Handover): HandoverCount {
  const differing = differingLines(handover);
  const reported = new Set(handover.report?.sentAt ? handover.report.lines : []);
  return {
    unchecked: handoverLines(handover).filter(({ key }) => checkOf(handover, key).state === 'notChecked').length,
    differ: differing.length,
    unreported: differing.filter(({ key }) => !reported.has(key)).length,
  };
}

/** What a record still lacks. None of it keeps the dealer from saving the record. */
export type Lack =
  | { readonly lack: 'unchecked'; readonly count: number }
  /** A line that differs, or whose value was found, without the value. */
  | { readonly lack: 'value'; readonly line: LineKey }
  /** A line that differs, with the value that is stated. */
  | { readonly lack: 'difference'; readonly line: LineKey }
  | { readonly lack: 'signature' | 'reason' | 'name'; readonly signer: Signer }
  | { readonly lack: 'place' };

export function lacksOf(handover: Handover): readonly Lack[] {
  const { unchecked } = handoverCount(handover);
  const valueless = handoverLines(handover).filter(({ key }) => {
    const { state, found, remark } = checkOf(handover, key);
    return (state === 'differs' || state === 'found') && found.trim() === '' && remark.trim() === '';
  });
  return [
    ...(unchecked > 0 ? [{ lack: 'unchecked', count: unchecked } as const] : []),
    ...valueless.map(({ key }) => ({ lack: 'value', line: key }) as const),
    ...handoverLines(handover)
      .filter(({ key, value }) => {
        const { state, found } = checkOf(handover, key);
        return state === 'differs' && isFoundAsStated(key, value, found);
      })
      .map(({ key }) => ({ lack: 'difference', line: key }) as const),
    ...signers.flatMap((signer): readonly Lack[] => {
      const signature = handover.signatures[signer];
      if (!signature) return [{ lack: 'signature', signer }];
      if (signature.way === 'notSigned') return signature.reason.trim() === '' ? [{ lack: 'reason', signer }] : [];
      return (handover.names[signer] ?? '').trim() === '' ? [{ lack: 'name', signer }] : [];
    }),
    ...(handover.place.trim() === '' ? [{ lack: 'place' } as const] : []),
  ];
}
