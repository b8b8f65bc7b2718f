import type { Diagnostics, Measurement, Problem } from '../../application/ports/Diagnostics';

export class InMemoryDiagnostics implements Diagnostics {
  readonly problems: Problem[] = [];
  readonly measurements: Measurement[] = [];

  report(problem: Problem): void {
    this.problems.push(problem);
  }

  measured(measurement: Measurement): void {
    this.measurements.push(measurement);
  }
}
