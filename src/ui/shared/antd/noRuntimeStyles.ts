/**
 * Replaces the functions with which antd's dependencies write `<style>` elements. The build has extracted all styles.
 */
export const injectCSS = (): null => null;
export const updateCSS = (): null => null;
export const removeCSS = (): void => {};
export const clearContainerCache = (): void => {};
