import { dealerLines } from '../deals/TransportRoute';
import type { HashId } from '../offers/Offer';
import type { Dealer } from '../session/Profile';
import type { Instant } from '../shared/Instant';
import { type HandoverLine, type LineKey, linesOf, saysTheSame, type Statement } from './Statement';

export const lineStates = ['asStated', 'differs', 'found', 'notChecked'] as const;

export type LineState = (typeof lineStates)[number];

/** What the dealer has found out about one line. */
export interface LineCheck {
  readonly state: LineState;
  /** As typed. */
  readonly found: string;
  readonly remark: string;
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
}

/** A photo of a line. Its bytes are a record of their own. */
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
}

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

export const handoverLines = ({ statement, later }: Handover): readonly HandoverLine[] => linesOf(statement, later);

export const checkOf = ({ checks }: Handover, line: LineKey): LineCheck => checks[line] ?? noCheck;

/** Whether the dealer has put anything into the record. */
export const isBegun = ({ checks, photos, signatures, names, place }: Handover): boolean =>
  Object.keys(checks).length > 0 ||
  photos.length > 0 ||
  Object.keys(signatures).length > 0 ||
  Object.keys(names).length > 0 ||
  place !== '';

/** The record after a change of what was signed. The signatures fall. */
const resigned = (handover: Handover): Handover => {
  const signed = signers.filter(signer => handover.signatures[signer]);
  if (signed.length === 0) return handover;
  return { ...handover, signatures: {}, takenBack: [...new Set([...handover.takenBack, ...signed])] };
};

/** The record with another check of a line. The same record if nothing is different. */
export function withCheck(handover: Handover, line: LineKey, change: Partial<LineCheck>): Handover {
  const before = handover.checks[line];
  const check = { ...(before ?? noCheck), ...change };
  const isSame = before?.state === check.state && before.found === check.found && before.remark === check.remark;
  return isSame ? handover : resigned({ ...handover, checks: { ...handover.checks, [line]: check } });
}

export const withPhoto = (handover: Handover, photo: HandoverPhoto): Handover =>
  resigned({ ...handover, photos: [...handover.photos.filter(({ id }) => id !== photo.id), photo] });

export const withoutPhoto = (handover: Handover, id: string): Handover =>
  handover.photos.some(photo => photo.id === id)
    ? resigned({ ...handover, photos: handover.photos.filter(photo => photo.id !== id) })
    : handover;

/** Null takes the signature out. */
export function withSignature(handover: Handover, signer: Signer, signature: Signature | null): Handover {
  const others = Object.entries(handover.signatures).filter(([other]) => other !== signer);
  return {
    ...handover,
    signatures: Object.fromEntries(signature ? [...others, [signer, signature]] : others),
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

export const differingLines = (handover: Handover): readonly HandoverLine[] =>
  handoverLines(handover).filter(({ key }) => checkOf(handover, key).state === 'differs');

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
    ...signers.flatMap((signer): readonly Lack[] => {
      const signature = handover.signatures[signer];
      if (!signature) return [{ lack: 'signature', signer }];
      if (signature.way === 'notSigned') return signature.reason.trim() === '' ? [{ lack: 'reason', signer }] : [];
      return (handover.names[signer] ?? '').trim() === '' ? [{ lack: 'name', signer }] : [];
    }),
    ...(handover.place.trim() === '' ? [{ lack: 'place' } as const] : []),
  ];
}
