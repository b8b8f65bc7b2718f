/** What antd's neighbours use to write `<style>` elements; here the build has written all styles already. */
export const injectCSS = (): null => null;
export const updateCSS = (): null => null;
export const removeCSS = (): void => {};
export const clearContainerCache = (): void => {};
