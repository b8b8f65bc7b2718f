import { type Instant, isInstant, SECOND } from '../../../domain/shared/Instant';

/**
 * The time that the server states in the headers of an answer. An answer from a cache states its age. Null if there is none:
 * another origin may hide its headers.
 */
export function statedTime(headers: Headers): Instant | null {
  const time = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * SECOND;
  return isInstant(time) ? time : null;
}
