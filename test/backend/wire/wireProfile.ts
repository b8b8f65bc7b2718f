import type { NotificationPermissions } from '../../../src/domain/notifications/NotificationPermissions';
import type { Dealer, Profile } from '../../../src/domain/session/Profile';

export function wireProfile({ dealer, minimumAppVersion, notificationPermissions }: Profile) {
  return {
    dealer: wireDealer(dealer),
    app_params: { min_supported_version: minimumAppVersion },
    notifications_permissions: wirePermissions(notificationPermissions),
  };
}

function wireDealer(dealer: Dealer) {
  return {
    id: dealer.id,
    email: dealer.email,
    first_name: dealer.firstName,
    last_name: dealer.lastName,
    nickname: dealer.nickname,
    phone: dealer.phone,
    second_phone: dealer.secondPhone,
    company_name: dealer.companyName,
    ftin: dealer.ftin,
    company_address: dealer.companyAddress,
    street: dealer.street,
    zip_code: dealer.zipCode,
    place: dealer.place,
    iban: dealer.iban,
    avatar_url: dealer.avatarAddress,
    default_language_code: dealer.language,
    test_access: dealer.testAccess,
    sell_module_unlocked: dealer.sellModuleUnlocked,
  };
}

function wirePermissions(permissions: NotificationPermissions) {
  return {
    higher_bet: permissions.higherBid,
    admin_message: permissions.adminMessage,
    sold_vehicle: permissions.soldVehicle,
    buy_now_all: permissions.buyNowAll,
    buy_now_betted: permissions.buyNowBid,
    buy_now_liked: permissions.buyNowLiked,
    offer_rejected: permissions.offerRejected,
    new_offers: permissions.newOffers,
  };
}
