import { part } from '../shared/part';

const summary = part(() =>
  import(/* webpackChunkName: "own-bids" */ './OwnBidsSummary').then(module => module.OwnBidsSummary),
);

export const OwnBidsSummaryPart = summary.Part;
