import { ContainerModule } from 'inversify';
import { AcceptBuyNow } from './bidding/AcceptBuyNow';
import { ActionBarStore } from './bidding/ActionBarStore';
import { FindOutOutcome } from './bidding/FindOutOutcome';
import { KeepBidDrafts } from './bidding/KeepBidDrafts';
import { PlaceBid } from './bidding/PlaceBid';
import { ArrangeMenu } from './navigation/ArrangeMenu';
import { MenuStore } from './navigation/MenuStore';
import { ConnectionStore } from './notifications/ConnectionStore';
import { CounterStore } from './notifications/CounterStore';
import { FollowMarket } from './notifications/FollowMarket';
import { NewsStore } from './notifications/NewsStore';
import { WatchNetwork } from './notifications/WatchNetwork';
import { LikeStore } from './offers/LikeStore';
import { LoadOffers } from './offers/LoadOffers';
import { OfferDetails } from './offers/OfferDetails';
import { OfferLists } from './offers/OfferLists';
import { OfferRegistry } from './offers/OfferRegistry';
import { OfferTranslations } from './offers/OfferTranslations';
import { OpenOffer } from './offers/OpenOffer';
import { RefetchScreen } from './offers/RefetchScreen';
import { ToggleLike } from './offers/ToggleLike';
import { TranslateComments } from './offers/TranslateComments';
import { BeginWork } from './session/BeginWork';
import { CheckSession } from './session/CheckSession';
import { SessionStore } from './session/SessionStore';
import { SignIn } from './session/SignIn';
import { SignOut } from './session/SignOut';
import { AppearanceStore } from './settings/AppearanceStore';
import { ChangeAppearance } from './settings/ChangeAppearance';

const stores = [
  ActionBarStore,
  AppearanceStore,
  ConnectionStore,
  CounterStore,
  LikeStore,
  MenuStore,
  NewsStore,
  OfferDetails,
  OfferLists,
  OfferRegistry,
  OfferTranslations,
  SessionStore,
];

const useCases = [
  AcceptBuyNow,
  ArrangeMenu,
  BeginWork,
  ChangeAppearance,
  CheckSession,
  FindOutOutcome,
  FollowMarket,
  KeepBidDrafts,
  LoadOffers,
  OpenOffer,
  PlaceBid,
  RefetchScreen,
  SignIn,
  SignOut,
  ToggleLike,
  TranslateComments,
  WatchNetwork,
];

/** One of each for as long as the page lives: use-cases hold what is under way, stores what is known. */
export const applicationModule = new ContainerModule(({ bind }) => {
  // Stores have no dependencies, and stay free of inversify's decorators.
  for (const Store of stores) bind<unknown>(Store).toConstantValue(new Store());
  for (const UseCase of useCases) bind<unknown>(UseCase).to(UseCase).inSingletonScope();
});
