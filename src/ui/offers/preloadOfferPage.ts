/** The page of an offer arrives when one is pointed at, so that opening it waits for nothing. */
export const importOfferPage = () => import(/* webpackChunkName: "offer" */ './OfferPage');

export const preloadOfferPage = (): void => void importOfferPage().catch(() => {});
