/** A problem that does not stop the dealer. It contains no tokens and no personal data. */
export interface Problem {
  readonly kind: 'elementDropped' | 'pushUnreadable' | 'bookFailed' | 'unexpected';
  readonly where: string;
  readonly what: string;
}

export interface Diagnostics {
  /** Reports a problem to the operators of the app. */
  report(problem: Problem): void;
}

export const Diagnostics = Symbol('Diagnostics');
