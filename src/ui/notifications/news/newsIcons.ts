import {
  BookmarkCheck,
  CircleCheck,
  CircleX,
  Gavel,
  Handshake,
  Hourglass,
  type IconNode,
  MessageCircle,
  MonitorSmartphone,
  Sparkles,
  TrendingUp,
  Zap,
} from 'lucide';
import type { News } from '../../../domain/notifications/News';

export const newsIcons: Readonly<Record<News['kind'], IconNode>> = {
  outbid: TrendingUp,
  answered: MessageCircle,
  newOffers: Sparkles,
  sold: Gavel,
  rejected: CircleX,
  sellerDecides: Hourglass,
  accepted: Handshake,
  bidElsewhere: MonitorSmartphone,
  boughtElsewhere: MonitorSmartphone,
  purchaseConfirmed: CircleCheck,
  purchaseRefused: CircleX,
  buyNow: Zap,
  match: BookmarkCheck,
};
