import type { Clock } from '../../application/ports/Clock';
import type { Diagnostics, Measurement, Problem } from '../../application/ports/Diagnostics';
import { ConsoleDiagnostics } from '../browser/ConsoleDiagnostics';

const MOST_HELD = 100;

/** Writes problems to the console, and passes everything on to a sender that loads with `begin` or the first report. */
export class LateDiagnostics implements Diagnostics {
  private readonly console = new ConsoleDiagnostics();
  private held: ((sender: Diagnostics) => void)[] = [];
  private sender: Diagnostics | null = null;
  private isLoading = false;

  constructor(
    private readonly load: () => Promise<Diagnostics>,
    private readonly clock: Pick<Clock, 'whenIdle'>,
  ) {}

  /** Loads the sender in an idle moment. */
  begin(): void {
    this.clock.whenIdle(() => this.fetchSender());
  }

  report(problem: Problem): void {
    this.console.report(problem);
    this.pass(sender => sender.report(problem));
  }

  measured(measurement: Measurement): void {
    this.pass(sender => sender.measured(measurement));
  }

  private pass(call: (sender: Diagnostics) => void): void {
    if (this.sender) return call(this.sender);
    if (this.held.length < MOST_HELD) this.held.push(call);
    // An earlier download may have failed.
    this.begin();
  }

  private fetchSender(): void {
    if (this.sender || this.isLoading) return;
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
}
