import type { Diagnostics, Problem } from '../../application/ports/Diagnostics';

/** Writes problems to the console, and drops measurements. */
export class ConsoleDiagnostics implements Diagnostics {
  report(problem: Problem): void {
    const { kind, where } = problem;
    console.warn(`[${kind}] ${where}: ${'what' in problem ? problem.what : messageOf(problem.error)}`);
  }

  measured(): void {}
}

/** An object that is no error may throw when it is converted to a text. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : typeof error;
}
