export const notificationKinds = [
  'higherBid',
  'adminMessage',
  'soldVehicle',
  'buyNowAll',
  'buyNowBid',
  'buyNowLiked',
  'offerRejected',
  'newOffers',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationPermissions = Readonly<Record<NotificationKind, boolean>>;
