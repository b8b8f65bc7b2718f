import * as v from 'valibot';
import type { NotificationPermissions } from '../../../domain/notifications/NotificationPermissions';
import type { Dealer, Profile } from '../../../domain/session/Profile';
import { isLanguage } from '../../../domain/shared/Language';
import { success } from '../../../domain/shared/Result';
import { imageAddress } from '../../../domain/shared/WebAddress';
import type { JsonReader } from './reading/JsonReader';
import { id } from './reading/numbers';
import { optional } from './reading/optional';
import { readShape } from './reading/readShape';

const DealerJson = v.object({
  id,
  email: optional.text,
  first_name: optional.text,
  last_name: optional.text,
  nickname: optional.text,
  phone: optional.text,
  second_phone: optional.text,
  company_name: optional.text,
  ftin: optional.text,
  company_address: optional.text,
  street: optional.text,
  zip_code: optional.text,
  place: optional.text,
  iban: optional.text,
  avatar_url: optional.text,
  default_language_code: optional.text,
  test_access: optional.flag,
  sell_module_unlocked: optional.flag,
});

const NotificationPermissionsJson = v.object({
  higher_bet: optional.flag,
  admin_message: optional.flag,
  sold_vehicle: optional.flag,
  buy_now_all: optional.flag,
  buy_now_betted: optional.flag,
  buy_now_liked: optional.flag,
  offer_rejected: optional.flag,
  new_offers: optional.flag,
});

/** Only the id of the `dealer` is required: a missing setting must not prevent the sign-in. */
const ProfileJson = v.object({
  dealer: DealerJson,
  app_params: v.nullish(v.object({ min_supported_version: optional.text })),
  notifications_permissions: v.nullish(NotificationPermissionsJson),
});

export type ProfileJson = v.InferOutput<typeof ProfileJson>;

export const readProfile: JsonReader<Profile> = (json, drop) => {
  const parsed = readShape(ProfileJson, json, drop);
  return parsed.ok ? success(toProfile(parsed.value)) : parsed;
};

function toProfile(json: ProfileJson): Profile {
  return {
    dealer: toDealer(json.dealer),
    minimumAppVersion: json.app_params?.min_supported_version ?? null,
    notificationPermissions: toPermissions(json.notifications_permissions ?? {}),
  };
}

function toDealer(json: v.InferOutput<typeof DealerJson>): Dealer {
  return {
    id: json.id,
    email: json.email ?? '',
    firstName: json.first_name ?? '',
    lastName: json.last_name ?? '',
    nickname: json.nickname ?? '',
    phone: json.phone ?? '',
    secondPhone: json.second_phone ?? '',
    companyName: json.company_name ?? '',
    ftin: json.ftin ?? '',
    companyAddress: json.company_address ?? '',
    street: json.street ?? '',
    zipCode: json.zip_code ?? '',
    place: json.place ?? '',
    iban: json.iban ?? '',
    avatarAddress: imageAddress(json.avatar_url),
    language: isLanguage(json.default_language_code) ? json.default_language_code : 'en',
    testAccess: json.test_access ?? true,
    sellModuleUnlocked: json.sell_module_unlocked ?? false,
  };
}

function toPermissions(json: v.InferOutput<typeof NotificationPermissionsJson>): NotificationPermissions {
  return {
    higherBid: json.higher_bet ?? false,
    adminMessage: json.admin_message ?? false,
    soldVehicle: json.sold_vehicle ?? false,
    buyNowAll: json.buy_now_all ?? false,
    buyNowBid: json.buy_now_betted ?? false,
    buyNowLiked: json.buy_now_liked ?? false,
    offerRejected: json.offer_rejected ?? false,
    newOffers: json.new_offers ?? false,
  };
}
