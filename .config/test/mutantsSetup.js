import * as fc from 'fast-check';

// The first counterexample is enough to notice a mutant, so fast-check does not look for a smaller one.
fc.configureGlobal({ endOnFailure: true });
