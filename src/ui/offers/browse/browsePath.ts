export const BROWSE_PATH = '/browsing/browse';
