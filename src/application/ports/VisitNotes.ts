import type { Preferences } from './Preferences';

/** Settings of this tab. They survive a reload and are lost when the tab closes. */
export type VisitNotes = Preferences;

export const VisitNotes = Symbol('VisitNotes');
