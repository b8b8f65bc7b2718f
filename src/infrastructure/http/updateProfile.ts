import type { NotificationKind } from '../../domain/notifications/NotificationPermissions';
import type { Profile } from '../../domain/session/Profile';
import type { DealerField, ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { fieldsByKey, ownFields } from './client/ownFields';
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

const dealerKeys: Readonly<Record<DealerField | 'avatar' | 'language', string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  nickname: 'nickname',
  phone: 'phone',
  secondPhone: 'second_phone',
  companyName: 'company_name',
  ftin: 'ftin',
  companyAddress: 'company_address',
  street: 'street',
  zipCode: 'zip_code',
  place: 'place',
  iban: 'iban',
  avatar: 'avatar',
  language: 'default_language_code',
};

const permissionKeys: Readonly<Record<NotificationKind, string>> = {
  higherBid: 'higher_bet',
  adminMessage: 'admin_message',
  soldVehicle: 'sold_vehicle',
  buyNowAll: 'buy_now_all',
  buyNowBid: 'buy_now_betted',
  buyNowLiked: 'buy_now_liked',
  offerRejected: 'offer_rejected',
  newOffers: 'new_offers',
};

/** A part without changes is not sent. */
function toProfileChangeJson({ dealer, permissions }: ProfileChange): object {
  return {
    ...(dealer && { dealer: renamed(dealer, dealerKeys) }),
    ...(permissions && { notification_permission: renamed(permissions, permissionKeys) }),
  };
}

const profileField = fieldsByKey(dealerKeys);

function renamed(values: object, keys: Readonly<Record<string, string>>): object {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(entries.map(([field, value]) => [keys[field] ?? field, value]));
}
