import type { NotificationKind } from '../../../domain/notifications/NotificationPermissions';
import type { DealerField, ProfileChange } from '../../../domain/settings/ProfileChange';
import type { Failure } from '../../../domain/shared/Failure';

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
export function toProfileChangeJson({ dealer, permissions }: ProfileChange): object {
  return {
    ...(dealer && { dealer: renamed(dealer, dealerKeys) }),
    ...(permissions && { notification_permission: renamed(permissions, permissionKeys) }),
  };
}

/** Renames the fields of a refusal to the names used here. Messages for unknown fields appear only in `words`. */
export function toProfileRefusal(failure: Failure): Failure {
  if (failure.reason !== 'refused' || !failure.fields) return failure;
  const own = new Map(Object.entries(dealerKeys).map(([field, key]) => [key, field]));
  const known = Object.entries(failure.fields).flatMap(([key, words]) => {
    const field = own.get(key);
    return field === undefined ? [] : [[field, words] as const];
  });
  return { ...failure, fields: Object.fromEntries(known) };
}

function renamed(values: object, keys: Readonly<Record<string, string>>): object {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(entries.map(([field, value]) => [keys[field] ?? field, value]));
}
