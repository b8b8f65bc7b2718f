/** antd's drawer is on its way as soon as the filter button is pointed at. */
export const importFilterDrawer = () => import(/* webpackChunkName: "filters" */ './FilterDrawer');

export const preloadFilterDrawer = (): void => void importFilterDrawer().catch(() => {});
