/** The texts of the first screen. */
export { default as navigation } from './navigation.json';
export { default as offers } from './offers.json';
export { default as session } from './session.json';
export { default as shared } from './shared.json';
export { default as sharedCountries } from './sharedCountries.json';
