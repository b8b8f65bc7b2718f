import type { Profile } from '../../domain/session/Profile';
import type { ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { ownFields } from './client/ownFields';
import { profileField, toProfileChangeJson } from './json/ProfileChangeJson';
import { readProfile } from './json/ProfileJson';
import type { JsonReader } from './json/reading/JsonReader';

/**
 * The server has saved the change even if the returned profile is unreadable. Such a profile is reported and read as
 * null.
 */
const readProfileOrNothing: JsonReader<Profile | null> = (json, drop) => {
  if (isEmpty(json)) return success(null);
  const profile = readProfile(json, drop);
  if (!profile.ok) drop(profile.failure);
  return success(profile.ok ? profile.value : null);
};

const isEmpty = (json: unknown): boolean =>
  json === undefined || json === null || (typeof json === 'object' && Object.keys(json).length === 0);

export async function updateProfile(api: HttpClient, change: ProfileChange): Promise<Result<Profile | null, Failure>> {
  const body = toProfileChangeJson(change);
  const answer = await api.write({ method: 'PUT', path: '/api/v2/profiles', body, read: readProfileOrNothing });
  return ownFields(answer, profileField);
}
