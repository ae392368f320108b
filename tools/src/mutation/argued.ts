/**
 * Mutants of the domain that no test can tell from the real code, each with the reason. A name without a mutant that
 * lives fails the run, so that the list stays up to date.
 */
export const ARGUED: Readonly<Record<string, string>> = {};
