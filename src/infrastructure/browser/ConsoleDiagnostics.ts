import type { Diagnostics, Problem } from '../../application/ports/Diagnostics';

export class ConsoleDiagnostics implements Diagnostics {
  report({ kind, where, what }: Problem): void {
    console.warn(`[${kind}] ${where}: ${what}`);
  }
}
