import fc from 'fast-check';

/** The deep tier tries every property ten times as often as the gate, where fast-check's own 100 runs hold. */
fc.configureGlobal({ numRuns: 1_000 });
