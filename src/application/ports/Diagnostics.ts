/** A problem that does not stop the dealer. It contains no tokens and no personal data, except for the message of `error`. */
export type Problem = {
  readonly kind: 'elementDropped' | 'pushUnreadable' | 'bookFailed' | 'unexpected';
  /** A fixed name, or an endpoint without ids. */
  readonly where: string;
} & (
  | {
      /** A fixed message, the name of an error or the path of a key. */
      readonly what: string;
    }
  | {
      /** Thrown by a bug. Its message can contain data, so it never leaves the browser. */
      readonly error: unknown;
    }
);

export type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** How the app fares on this device. */
export type Measurement =
  /** A Web Vital in milliseconds, or without a unit for CLS. */
  | { readonly kind: 'vital'; readonly name: VitalName; readonly value: number }
  /** The live connection is back, and the visible data is fetched again. */
  | { readonly kind: 'connectionGap'; readonly milliseconds: number }
  /** How the search for a lost answer went on, this many milliseconds after the loss. */
  | { readonly kind: 'lostAnswer'; readonly outcome: LostAnswerOutcome; readonly milliseconds: number };

/** `doneLate`: done, after the outcome counted as unknown. `leftOpen`: the search was stopped before that. */
export type LostAnswerOutcome = 'done' | 'doneLate' | 'unknown' | 'leftOpen';

/** Reports to the operators of the app. A report that cannot be sent is lost. */
export abstract class Diagnostics {
  abstract report(problem: Problem): void;
  abstract measured(measurement: Measurement): void;
}
