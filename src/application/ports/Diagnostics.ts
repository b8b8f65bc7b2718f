/** What went wrong without stopping the dealer: for whoever looks after the site. Never carries tokens or personal data. */
export interface Problem {
  readonly kind: 'elementDropped' | 'pushUnreadable' | 'draftLost' | 'unexpected';
  readonly where: string;
  readonly what: string;
}

export interface Diagnostics {
  report(problem: Problem): void;
}

export const Diagnostics = Symbol('Diagnostics');
