import type { BrowserContext, ConsoleMessage } from '@playwright/test';

interface Expected {
  readonly pattern: RegExp;
  seen: boolean;
}

/**
 * Records all errors on the pages of a test: console errors, which include violations of the content security policy,
 * uncaught errors and reports of the app.
 */
export class PageWatch {
  private readonly heard: string[] = [];
  private readonly expected: Expected[] = [];

  constructor(context: BrowserContext) {
    context.on('console', message => isProblem(message) && this.heard.push(textOf(message)));
    context.on('weberror', error => this.heard.push(`Not caught: ${error.error().message}`));
  }

  /** Expects an error that the test causes. The test fails if it does not happen. */
  expects(pattern: RegExp): void {
    this.expected.push({ pattern, seen: false });
  }

  /** Empty if every error was expected and every expected error happened. */
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

/**
 * The app reports problems as warnings that start with their kind in brackets. A report that does not arrive, because a
 * test stops the server, is none.
 */
function isProblem(message: ConsoleMessage): boolean {
  if (message.location().url.endsWith('/reports')) return false;
  return message.type() === 'error' || (message.type() === 'warning' && message.text().startsWith('['));
}

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
