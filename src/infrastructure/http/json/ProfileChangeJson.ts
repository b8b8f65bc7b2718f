import type { NotificationKind } from '../../../domain/notifications/NotificationPermissions';
import type { DealerField, ProfileChange } from '../../../domain/settings/ProfileChange';
import { fieldsByKey } from '../client/ownFields';

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

export const profileField = fieldsByKey(dealerKeys);

function renamed(values: object, keys: Readonly<Record<string, string>>): object {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(entries.map(([field, value]) => [keys[field] ?? field, value]));
}
