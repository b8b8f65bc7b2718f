import type { Profile } from '../../domain/session/Profile';
import type { ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';
import type { HttpClient } from './HttpClient';
import type { JsonReader } from './json/JsonReader';
import { toProfileChangeJson, toProfileRefusal } from './json/ProfileChangeJson';
import { readProfile } from './json/ProfileJson';

const readProfileOrNothing: JsonReader<Profile | null> = (json, drop) =>
  json === undefined ? success(null) : readProfile(json, drop);

export async function updateProfile(api: HttpClient, change: ProfileChange): Promise<Result<Profile | null, Failure>> {
  const body = toProfileChangeJson(change);
  const answer = await api.write({ method: 'PUT', path: '/api/v2/profiles', body, read: readProfileOrNothing });
  return answer.ok ? answer : failed(toProfileRefusal(answer.failure));
}
