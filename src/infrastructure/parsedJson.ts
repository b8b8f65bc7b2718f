import { failed, type Result, success } from '../domain/shared/Result';

/** Parses JSON. Fails with `notJson`, for example for the HTML page of a proxy. */
export function parsedJson(text: string): Result<unknown, 'notJson'> {
  try {
    return success(JSON.parse(text));
  } catch {
    return failed('notJson');
  }
}
