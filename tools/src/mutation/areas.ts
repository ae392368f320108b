/** The capabilities whose logic must be held by tests: their rules in the domain, and the handlers of the callables. */
const RULES = ['billing', 'orders', 'customers', 'members', 'subscription'] as const;
const HANDLERS = ['billing', 'orders', 'members', 'subscription'] as const;

export interface Area {
  readonly name: string;
  /** The folder whose code is changed, from the project's root. */
  readonly folder: string;
  /** The tests that are run, as a pattern from the project's root. */
  readonly tests: string;
  /** True when these tests need the emulators. */
  readonly isEmulated: boolean;
}

export const AREAS: readonly Area[] = [
  ...RULES.map((name) => ({
    name,
    folder: `domain/src/${name}`,
    tests: 'domain/src/**/*.test.ts',
    isEmulated: false,
  })),
  ...HANDLERS.map((name) => ({
    name: `${name}-handlers`,
    folder: `functions/src/${name}`,
    tests: `tests/functions/${name}/**/*.test.ts`,
    isEmulated: true,
  })),
];

/** The least share of mutants that the tests of an area must kill, in percent. */
export const LEAST_PERCENT = 90;

/** Shapes, contracts and collections are declarations: the contract suite, the rules' and the house tests hold them. */
const DECLARATIONS = ['schema', 'contract', 'collection', 'test'];

const OUTSIDE = ['/web', '/scripts', '/docs', '.cache', '.data', 'dist'];
const OUTSIDE_THE_DOMAIN = ['/tests', '/functions'];

/** The environment variable with the pattern of the tests that `vitest.mutation.config.ts` runs. */
export const TESTS = 'BHOJ_MUTATION_TESTS';

/** Returns StrykerJS's options for one area. Its files go into `folder`, relative to the project. */
export const strykerOptions = ({ name, folder: changed, isEmulated }: Area, folder: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests reach a mutant is known from the first run; `related` would look for them in all imports, each time.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // More would need more cores than most machines have; each runs the tests that reach a mutant.
  concurrency: 1,
  // A mutant that takes too long counts as killed: a busy machine alone must not make one so.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  // The first run of all tests of an area, before any fault is planted. Stryker allows five, too few for slow machines.
  dryRunTimeoutMinutes: 20,
  // What runs only while a module loads is a declaration (145 of billing's 3,052 mutants), and would have every test file run
  // again. What a test runs, too, is tried on that test.
  ignoreStatic: true,
  mutate: [`${changed}/**/*.ts`, ...DECLARATIONS.map((kind) => `!**/*.${kind}.ts`)],
  ignorePatterns: isEmulated ? OUTSIDE : [...OUTSIDE, ...OUTSIDE_THE_DOMAIN],
  // The next run tries only what has changed since.
  incremental: true,
  incrementalFile: `${folder}/${name}.incremental.json`,
  tempDirName: `${folder}/${name}.sandbox`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${folder}/${name}.json` },
  allowConsoleColors: false,
});
