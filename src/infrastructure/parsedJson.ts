import { failed, type Result, success } from '../domain/shared/Result';

/** What the text says, or `notJson`, such as a proxy's HTML page. */
export function parsedJson(text: string): Result<unknown, 'notJson'> {
  try {
    return success(JSON.parse(text));
  } catch {
    return failed('notJson');
  }
}
