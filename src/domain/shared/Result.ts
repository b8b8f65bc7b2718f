/**
 * The outcome of an operation that can fail: a value or a failure. Operations return failures and do not throw them.
 */
export type Result<Value, Failed> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failed };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const failed = <Failed>(failure: Failed): { readonly ok: false; readonly failure: Failed } => ({
  ok: false,
  failure,
});
