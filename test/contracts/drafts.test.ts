/** @jest-environment node */
import { InMemoryDrafts } from '../../src/infrastructure/inMemory/InMemoryDrafts';
import { describeDraftsContract } from './draftsContract';

// The adapter is missing here: IndexedDB is to be had in a browser alone.
describeDraftsContract('InMemoryDrafts', async () => new InMemoryDrafts());
