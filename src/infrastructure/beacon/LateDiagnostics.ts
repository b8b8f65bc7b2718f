import type { Diagnostics, Measurement, Problem } from '../../application/ports/Diagnostics';
import { ConsoleDiagnostics } from '../browser/ConsoleDiagnostics';

const MOST_HELD = 100;

/** Writes problems to the console, and passes everything on to a sender that loads after the first screen. */
export class LateDiagnostics implements Diagnostics {
  private readonly console = new ConsoleDiagnostics();
  private held: ((sender: Diagnostics) => void)[] = [];
  private sender: Diagnostics | null = null;
  private isLoading = false;

  constructor(private readonly load: () => Promise<Diagnostics>) {}

  report(problem: Problem): void {
    this.console.report(problem);
    this.pass(sender => sender.report(problem));
    // After an uncaught error, the first screen may never be complete.
    if ('error' in problem) this.screenShown();
  }

  measured(measurement: Measurement): void {
    this.pass(sender => sender.measured(measurement));
  }

  screenShown(): void {
    if (this.isLoading) return;
    this.isLoading = true;
    this.load().then(
      sender => {
        this.sender = sender;
        for (const call of this.held) call(sender);
        this.held = [];
      },
      () => {
        this.isLoading = false;
      },
    );
  }

  private pass(call: (sender: Diagnostics) => void): void {
    if (this.sender) call(this.sender);
    else if (this.held.length < MOST_HELD) this.held.push(call);
  }
}
