import type { Preferences } from './Preferences';

/** Settings of this tab. They survive a reload and are lost when the tab closes. */
export type VisitStorage = Preferences;

export const VisitStorage = Symbol('VisitStorage');
