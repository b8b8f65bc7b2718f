import { InMemoryPreferences } from './InMemoryPreferences';

export class InMemoryVisitNotes extends InMemoryPreferences {}
