import type { Diagnostics } from '../../../application/ports/Diagnostics';

/** Reports the errors that nothing has caught. */
export function reportUnexpected(diagnostics: Diagnostics): void {
  const report = (where: string, error: unknown) => diagnostics.report({ kind: 'unexpected', where, error });
  window.addEventListener('error', ({ error, message }) => {
    // Not an error: the browser postpones a measurement to the next frame instead of measuring twice in this one.
    if (!message.startsWith('ResizeObserver loop')) report('window', error ?? message);
  });
  window.addEventListener('unhandledrejection', event => report('promise', event.reason));
}
