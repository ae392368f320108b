/**
 * Mutants that no request can tell from the rules as they are, each with the reason. A name that no surviving mutant
 * bears fails the run, so that the list cannot outlive what it excuses.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {};
