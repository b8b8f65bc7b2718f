import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts/texts';

/** Loaded when the pointer or the focus reaches its button, or when the dealer left it open. */
const calculation = lazyView(() =>
  withTexts(import(/* webpackChunkName: "valuation" */ './MyCalculation')).then(module => module.MyCalculation),
);

export const LazyMyCalculation = calculation.View;
export const preloadMyCalculation = calculation.preload;
