import * as v from 'valibot';
import type { ProfileChange } from '../../../src/domain/settings/ProfileChange';
import { languages } from '../../../src/domain/shared/Language';
import { success } from '../../../src/domain/shared/Result';
import { wireProfile } from '../wire/wireProfile';
import { requestJudge } from './requestJudge';
import type { Route } from './restRoutes';

const text = v.optional(v.string());
const flag = v.optional(v.boolean());
const holdsSomething = <Value extends object>() =>
  v.check<Value, string>(value => Object.keys(value).length > 0, 'must not be empty');

const changedDealer = v.pipe(
  v.strictObject({
    first_name: text,
    last_name: text,
    nickname: text,
    phone: text,
    second_phone: text,
    company_name: text,
    ftin: text,
    company_address: text,
    street: text,
    zip_code: text,
    place: text,
    iban: text,
    avatar: v.optional(v.pipe(v.string(), v.startsWith('data:'))),
    default_language_code: v.optional(v.picklist(languages)),
  }),
  holdsSomething(),
);

const changedPermissions = v.pipe(
  v.strictObject({
    higher_bet: flag,
    admin_message: flag,
    sold_vehicle: flag,
    buy_now_all: flag,
    buy_now_betted: flag,
    buy_now_liked: flag,
    offer_rejected: flag,
    new_offers: flag,
  }),
  holdsSomething(),
);

const profileBody = v.pipe(
  v.strictObject({ dealer: v.optional(changedDealer), notification_permission: v.optional(changedPermissions) }),
  holdsSomething(),
);

const password = v.pipe(v.string(), v.minLength(1));
const passwordBody = v.strictObject({
  dealer: v.pipe(
    v.strictObject({ current_password: password, password, password_confirmation: password }),
    v.check(dealer => dealer.password === dealer.password_confirmation, 'password_confirmation must repeat it'),
  ),
});

/**
 * The changes of a dealer's own data. Every other change is answered with the new profile, and the rest with nothing.
 */
export function profileRoutes(): Route[] {
  let answers = 0;
  const updateProfile: Route['answer'] = (dealer, request) => {
    const changed = dealer.changeProfile(toChange(requestJudge.body(request, profileBody)));
    if (!changed.ok) return changed;
    answers += 1;
    return success(answers % 2 === 1 ? wireProfile(dealer.profile()) : undefined);
  };
  const updatePassword: Route['answer'] = (dealer, request) => {
    const { dealer: sent } = requestJudge.body(request, passwordBody);
    return dealer.changePassword(sent.current_password, sent.password);
  };
  return [
    { call: /^PUT \/api\/v2\/profiles$/, answer: updateProfile },
    { call: /^PUT \/api\/v2\/profiles\/update_password$/, answer: updatePassword },
  ];
}

function toChange({ dealer, notification_permission: permissions }: v.InferOutput<typeof profileBody>): ProfileChange {
  return {
    ...(dealer && {
      dealer: said({
        firstName: dealer.first_name,
        lastName: dealer.last_name,
        nickname: dealer.nickname,
        phone: dealer.phone,
        secondPhone: dealer.second_phone,
        companyName: dealer.company_name,
        ftin: dealer.ftin,
        companyAddress: dealer.company_address,
        street: dealer.street,
        zipCode: dealer.zip_code,
        place: dealer.place,
        iban: dealer.iban,
        avatar: dealer.avatar,
        language: dealer.default_language_code,
      }),
    }),
    ...(permissions && {
      permissions: said({
        higherBid: permissions.higher_bet,
        adminMessage: permissions.admin_message,
        soldVehicle: permissions.sold_vehicle,
        buyNowAll: permissions.buy_now_all,
        buyNowBid: permissions.buy_now_betted,
        buyNowLiked: permissions.buy_now_liked,
        offerRejected: permissions.offer_rejected,
        newOffers: permissions.new_offers,
      }),
    }),
  };
}

type Said<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Drops the keys that were not sent. */
const said = <Values extends object>(values: Values): Said<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Said<Values>;
