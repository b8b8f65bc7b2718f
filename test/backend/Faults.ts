/** What one fault does to one call. */
export type Fault =
  /** Refuses in place of doing the work. */
  | { readonly status: number; readonly words?: string }
  /** A page of markup with this status in place of doing the work, as a proxy or a captive portal sends it. */
  | { readonly html: number }
  /** Cuts the connection in place of doing the work. */
  | { readonly dropConnection: true }
  /** Does the work at once and holds its answer back: what it tells may be old by the time it comes. */
  | { readonly delay: Promise<unknown> }
  /** Does the work, then cuts the connection in place of answering. */
  | { readonly loseAnswer: true }
  /** Does the work and answers half of the JSON. */
  | { readonly malformedJson: true }
  /** Does the work and answers JSON that is something else altogether. */
  | { readonly wrongShape: true }
  /** Takes a key out of a row of the answer; an answer with one offer has only row 0. */
  | { readonly missingKeyInRow: { readonly index: number; readonly key: string } };

interface ScriptedFault {
  readonly matches: (call: string) => boolean;
  readonly fault: Fault;
  remaining: number;
}

/** What goes wrong on purpose: scripted call by call, or for the whole server. */
export class Faults {
  private scripted: ScriptedFault[] = [];
  private milliseconds = 0;
  private isUnreachable = false;

  /** `cutConnections` cuts all of them, in the middle of whatever they carry. */
  constructor(private readonly cutConnections: () => void) {}

  /**
   * For the next so many calls that match: a text such as `POST /api/v2/bets`, where `*` is any run of characters but
   * a slash, or an expression over method, path and raw query, such as `/browse\?page=2/`. The oldest fault goes first.
   */
  fail(match: string | RegExp, fault: Fault, times = 1): void {
    this.scripted.push({ matches: matcher(match), fault, remaining: times });
  }

  /** Every answer takes so much longer. */
  latency(milliseconds: number): void {
    this.milliseconds = milliseconds;
  }

  /** Nobody is there: open connections are cut, new ones at once. */
  down(): void {
    this.isUnreachable = true;
    this.cutConnections();
  }

  up(): void {
    this.isUnreachable = false;
  }

  /** As on the first day. */
  clear(): void {
    this.scripted = [];
    this.milliseconds = 0;
    this.up();
  }

  get isDown(): boolean {
    return this.isUnreachable;
  }

  get delayMilliseconds(): number {
    return this.milliseconds;
  }

  /** The fault that is due for this call, used up by asking. */
  take(call: string): Fault | undefined {
    const due = this.scripted.find(({ matches }) => matches(call));
    if (!due) return undefined;
    due.remaining -= 1;
    if (due.remaining <= 0) this.scripted = this.scripted.filter(scripted => scripted !== due);
    return due.fault;
  }
}

function matcher(match: string | RegExp): (call: string) => boolean {
  // Not `test`, which would go on from its last hit where the expression is a global one.
  if (match instanceof RegExp) return call => call.search(match) >= 0;
  const pieces = match.split('*').map(piece => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${pieces.join('[^/?]*')}$`);
  return call => expression.test(call.split('?')[0] ?? '');
}
