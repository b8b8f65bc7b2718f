import { fullIf } from './fullIf';

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

/** Both themes in a wide and in a narrow window. Two of the four show each theme and each width. */
export const looks = [
  { colorScheme: 'light', viewport: wide, details: fullIf(false) },
  { colorScheme: 'dark', viewport: narrow, details: fullIf(false) },
  { colorScheme: 'light', viewport: narrow, details: fullIf(true) },
  { colorScheme: 'dark', viewport: wide, details: fullIf(true) },
] as const;
