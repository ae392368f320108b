import { globSync, readFileSync } from 'node:fs';

/** `npm test` runs the gate, `npm run test:deep` what finds rarer faults (docs/decisions/040-two-tiers-of-tests.md). */
export type Tier = 'gate' | 'deep';

/** The environment variable that names the tier for Vitest and Playwright; without it they run the gate. */
export const TIER = 'BHOJ_TIER';

export const tierIn = (env: NodeJS.ProcessEnv): Tier => (env[TIER] === 'deep' ? 'deep' : 'gate');

/** Files of the deep tier alone: `mutation.deep.test.ts`, `overlap.deep.spec.ts`. */
const DEEP = /\.deep\.(?:test|spec)\.tsx?$/;

/** Its properties run 100 times in the gate, and ten times as often in the deep tier. */
const hasProperties = (path: string) => /from 'fast-check'/.test(readFileSync(path, 'utf8'));

/** @returns the tiers that run a test file, by its name; a file with properties runs in both */
export function tiersOf(path: string): readonly Tier[] {
  if (DEEP.test(path)) return ['deep'];
  return path.endsWith('.spec.ts') || !hasProperties(path) ? ['gate'] : ['gate', 'deep'];
}

/** @param pattern the test files of a Vitest project, from the project's root @returns those of a tier */
export const filesOf = (pattern: string, tier: Tier): string[] =>
  globSync(pattern)
    .filter((path) => tiersOf(path).includes(tier))
    .toSorted();
