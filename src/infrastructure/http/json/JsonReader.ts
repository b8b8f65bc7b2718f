import { type Result, success } from '../../../domain/shared/Result';

/** Hears of each optional key, or element of a list, that was left out because it could not be read. */
export type Drop = (path: string) => void;

/** Makes sense of JSON. The failure is the path of the required key that is missing or ill-typed, '' for the whole. */
export type JsonReader<Value> = (json: unknown, drop: Drop) => Result<Value, string>;

/** For answers that carry nothing: whatever stands there is JSON, and of no interest. */
export const readNothing: JsonReader<void> = () => success(undefined);
