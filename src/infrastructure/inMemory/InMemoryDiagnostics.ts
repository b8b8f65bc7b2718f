import type { Diagnostics, Problem } from '../../application/ports/Diagnostics';

export class InMemoryDiagnostics implements Diagnostics {
  readonly problems: Problem[] = [];

  report(problem: Problem): void {
    this.problems.push(problem);
  }
}
