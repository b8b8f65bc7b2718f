/** For a form whose input is not stored. */
export const noDraft = {
  isWaiting: false,
  read: () => Promise.resolve(undefined),
  keepSoon: () => {},
  keep: () => {},
  replace: () => {},
};
