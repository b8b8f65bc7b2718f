/** The effect of one fault on one call. */
export type Fault =
  /** Refuses the request instead of handling it. */
  | { readonly status: number; readonly words?: string; readonly json?: object; readonly retryAfter?: string }
  /** Sends an HTML page with this status instead of handling the request, like a proxy or a captive portal. */
  | { readonly html: number }
  /** Cuts the connection instead of handling the request. */
  | { readonly dropConnection: true }
  /** Handles the request at once and delays its answer, which may be outdated when it arrives. */
  | { readonly delay: Promise<unknown> }
  /** Handles the request and sends its answer twice, the second one without a request. */
  | { readonly answerTwice: true }
  /** Handles the request, then cuts the connection instead of answering. */
  | { readonly loseAnswer: true }
  /** Handles the request, announces the whole body, sends half of it and sends the rest later. */
  | { readonly slowBody: Promise<unknown> }
  /** Handles the request, announces the whole body, sends half of it and cuts the connection. */
  | { readonly truncatedBody: true }
  /** Handles the request and sends half of the JSON. */
  | { readonly malformedJson: true }
  /** Handles the request and sends JSON of another shape. */
  | { readonly wrongShape: true }
  /** Handles the request and sends its answer with these headers. */
  | { readonly headers: Readonly<Record<string, string>> };

interface ScriptedFault {
  readonly matches: (call: string) => boolean;
  readonly fault: Fault;
  remaining: number;
}

/** Deliberate faults, scripted call by call or for the whole server. */
export class Faults {
  private scripted: ScriptedFault[] = [];
  private milliseconds = 0;
  private isUnreachable = false;

  /** `cutConnections` cuts every open connection, even in the middle of a transfer. */
  constructor(private readonly cutConnections: () => void) {}

  /**
   * Applies to the next given number of matching calls. `match` is a text such as `POST /api/v2/bets`, where `*`
   * matches any characters except a slash, or a regular expression over method, path and raw query, such as
   * `/browse\?page=2/`. The oldest fault applies first.
   */
  fail(match: string | RegExp, fault: Fault, times = 1): void {
    this.scripted.push({ matches: matcher(match), fault, remaining: times });
  }

  /** Delays every answer by this time. */
  latency(milliseconds: number): void {
    this.milliseconds = milliseconds;
  }

  /** Simulates a missing server: closes open connections, and new ones at once. */
  down(): void {
    this.isUnreachable = true;
    this.cutConnections();
  }

  up(): void {
    this.isUnreachable = false;
  }

  /** Removes every fault. */
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

  /** Returns the next fault for this call and uses it up. */
  take(call: string): Fault | undefined {
    const due = this.scripted.find(({ matches }) => matches(call));
    if (!due) return undefined;
    due.remaining -= 1;
    if (due.remaining <= 0) this.scripted = this.scripted.filter(scripted => scripted !== due);
    return due.fault;
  }
}

function matcher(match: string | RegExp): (call: string) => boolean {
  // `search` and not `test`, which would continue after its last match if the expression is global.
  if (match instanceof RegExp) return call => call.search(match) >= 0;
  const pieces = match.split('*').map(piece => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${pieces.join('[^/?]*')}$`);
  return call => expression.test(call.split('?')[0] ?? '');
}
