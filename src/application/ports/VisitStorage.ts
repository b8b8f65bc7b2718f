import { Preferences } from './Preferences';

/** Settings of this tab. They survive a reload and are lost when the tab closes. */
export abstract class VisitStorage extends Preferences {}
