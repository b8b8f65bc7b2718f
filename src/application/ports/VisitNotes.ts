import type { Preferences } from './Preferences';

/** Kept for as long as this tab is open, over reloads too. */
export type VisitNotes = Preferences;

export const VisitNotes = Symbol('VisitNotes');
