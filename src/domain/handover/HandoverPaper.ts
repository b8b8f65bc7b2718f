import type { Instant } from '../shared/Instant';
import type { Stroke } from './Handover';

/** A line of a record on paper, in the words of its readers. */
interface PaperLine {
  readonly name: string;
  /** What the offer says. */
  readonly stated: string;
  /** What the dealer has found. Empty lines are left out. */
  readonly found: readonly string[];
  readonly result: string;
  /** It was not checked: a line to fill in by hand. */
  readonly isBlank: boolean;
  readonly differs: boolean;
}

interface PaperSignature {
  readonly name: string;
  /** Null unless it was drawn. */
  readonly strokes: readonly Stroke[] | null;
  /** Below the line of the signature. */
  readonly notes: readonly string[];
}

/** The record of a handover, as it is printed. */
export interface HandoverPaper {
  readonly title: string;
  /** Which vehicle it is about, at the foot of each page. */
  readonly subject: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly [name: string, stated: string, found: string];
  readonly lines: readonly PaperLine[];
  readonly photosTitle: string;
  readonly photos: readonly { readonly caption: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
  readonly signatures: readonly PaperSignature[];
  readonly notes: readonly string[];
  readonly page: string;
  readonly madeAt: Instant;
}
