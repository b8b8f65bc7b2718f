import type { BrowserContext, ConsoleMessage } from '@playwright/test';

interface Expected {
  readonly pattern: RegExp;
  seen: boolean;
}

/**
 * Hears all that goes wrong on the pages of a test: console errors, which the breaches of the content security policy
 * are among, errors that nobody caught, and what the app itself reports.
 */
export class PageWatch {
  private readonly heard: string[] = [];
  private readonly expected: Expected[] = [];

  constructor(context: BrowserContext) {
    context.on('console', message => isProblem(message) && this.heard.push(textOf(message)));
    context.on('weberror', error => this.heard.push(`Not caught: ${error.error().message}`));
  }

  /** What the test brings about on purpose. It has to happen, or the test fails. */
  expects(pattern: RegExp): void {
    this.expected.push({ pattern, seen: false });
  }

  /** Empty where all that went wrong was expected, and all that was expected went wrong. */
  get findings(): readonly string[] {
    const surprises = this.heard.filter(problem => !this.isExpected(problem));
    const missing = this.expected.filter(({ seen }) => !seen).map(({ pattern }) => `Never happened: ${pattern}`);
    return [...surprises, ...missing];
  }

  private isExpected(problem: string): boolean {
    const matching = this.expected.filter(({ pattern }) => pattern.test(problem));
    for (const expected of matching) expected.seen = true;
    return matching.length > 0;
  }
}

/** The app reports its problems as warnings that begin with their kind in brackets. */
function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || (message.type() === 'warning' && message.text().startsWith('['));
}

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
