import type { Workplace } from '../../support/Workplace';

/** Nobody has signed in yet. For `before` of `renderPage`. */
export function signedOut({ session, twins }: Workplace): void {
  twins.line.end();
  session.signOutStarted();
  session.sessionMissing(null);
}
