/** @jest-environment node */
import { type NotificationKind, notificationKinds } from '../../../src/domain/notifications/NotificationPermissions';
import { ScriptedDealer } from '../ScriptedDealer';
import { wireProfile } from './wireProfile';

const spellings: Record<NotificationKind, string> = {
  higherBid: 'higher_bet',
  adminMessage: 'admin_message',
  soldVehicle: 'sold_vehicle',
  buyNowAll: 'buy_now_all',
  buyNowBid: 'buy_now_betted',
  buyNowLiked: 'buy_now_liked',
  offerRejected: 'offer_rejected',
  newOffers: 'new_offers',
};

const profile = new ScriptedDealer().profile();

it.each(notificationKinds)('wireProfile writes the permission %s in the spelling of the wire', kind => {
  const allOthers = Object.fromEntries(notificationKinds.map(other => [spellings[other], other !== kind]));
  const notificationPermissions = {
    higherBid: kind !== 'higherBid',
    adminMessage: kind !== 'adminMessage',
    soldVehicle: kind !== 'soldVehicle',
    buyNowAll: kind !== 'buyNowAll',
    buyNowBid: kind !== 'buyNowBid',
    buyNowLiked: kind !== 'buyNowLiked',
    offerRejected: kind !== 'offerRejected',
    newOffers: kind !== 'newOffers',
  };
  expect(wireProfile({ ...profile, notificationPermissions }).notifications_permissions).toEqual(allOthers);
});

it('wireProfile writes a dealer in the spelling of the wire', () => {
  const dealer = {
    ...profile.dealer,
    nickname: 'ada',
    phone: '1',
    secondPhone: '2',
    ftin: 'DE1',
    companyAddress: 'Hof 1',
    street: 'Ring 2',
    zipCode: '80331',
    place: 'Ulm',
    iban: 'DE00',
    avatarAddress: 'http://a.example/a.jpg',
    testAccess: true,
    sellModuleUnlocked: false,
  };
  expect(wireProfile({ ...profile, dealer }).dealer).toEqual({
    id: 7,
    email: 'Buyer@paddock.example',
    first_name: 'Ada',
    last_name: 'Horn',
    nickname: 'ada',
    phone: '1',
    second_phone: '2',
    company_name: 'Horn GmbH',
    ftin: 'DE1',
    company_address: 'Hof 1',
    street: 'Ring 2',
    zip_code: '80331',
    place: 'Ulm',
    iban: 'DE00',
    avatar_url: 'http://a.example/a.jpg',
    default_language_code: 'de',
    test_access: true,
    sell_module_unlocked: false,
  });
});
