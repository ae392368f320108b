/** The capabilities of the domain whose logic must be held by tests. */
export const AREAS = ['billing', 'orders', 'customers', 'members', 'subscription'] as const;
export type Area = (typeof AREAS)[number];

/** The least share of mutants that the tests of an area must kill, in percent. */
export const LEAST_PERCENT = 90;

/** Shapes, contracts and collections are declarations: the contract suite, the rules' and the house tests hold them. */
const DECLARATIONS = ['schema', 'contract', 'collection', 'test'];

const OUTSIDE = ['/web', '/tests', '/functions', '/tools', '/scripts', '/docs', '.cache', '.data', 'dist'];

/** Returns StrykerJS's options for one area. Its files go into `folder`, relative to the project. */
export const strykerOptions = (area: Area, folder: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // More would need more cores than most machines have; each runs the tests that reach a mutant.
  concurrency: 1,
  // A mutant that takes too long counts as killed: a busy machine alone must not make one so.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  mutate: [`domain/src/${area}/**/*.ts`, ...DECLARATIONS.map((kind) => `!**/*.${kind}.ts`)],
  ignorePatterns: OUTSIDE,
  // The next run tries only what has changed since.
  incremental: true,
  incrementalFile: `${folder}/${area}.incremental.json`,
  tempDirName: `${folder}/sandbox`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${folder}/${area}.json` },
  allowConsoleColors: false,
});
