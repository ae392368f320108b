/** The capabilities with logic that tests must hold: their rules in the domain, and the handlers of the callables. */
const RULES = ['billing', 'orders', 'members', 'subscription'] as const;
/** The rules of these capabilities need only their own tests, so that the many others need not run. */
const BY_THEMSELVES = ['customers', 'days', 'payroll'] as const;
const HANDLERS = ['billing', 'orders', 'members', 'subscription'] as const;

/** Tests of another capability that also hold handlers. */
const ELSEWHERE: Readonly<Partial<Record<(typeof HANDLERS)[number], readonly string[]>>> = {
  subscription: ['platform/plans'],
};

/** The pages' pure models (`*-model.ts`), in groups that a night's run can try. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  'captain-models': ['captain'],
  'floor-models': ['kitchen', 'tables', 'device', 'bookings'],
  'guest-models': ['guest', 'guest-booking'],
  'order-models': ['orders', 'days', 'customers', 'expenses', 'finance'],
  'menu-models': ['menu', 'stock'],
  'people-models': ['payroll', 'members', 'login', 'signup', 'onboarding'],
  'office-models': [
    'home',
    'trending',
    'reviews',
    'settings',
    'subscription',
    'pricing',
    'qr-codes',
    'install',
  ],
};

/**
 * Only the tests of models. Tests of pages would kill a few more mutants, but each mutant that lives would take the
 * time of all pages that show the model. And when only a page's test checks a model's rules, the test is late and
 * rough.
 */
const testsIn = (folder: string): string => `${folder}/**/*.test.ts`;

export interface Area {
  readonly name: string;
  /** The folder with the changed code, from the project's root. */
  readonly folder: string;
  /** The folders in it with changed code; missing for all of them. */
  readonly among?: readonly string[];
  /** The paths of the changed files after the folder; empty for all of them. */
  readonly part: string;
  /** The end of the paths of the changed files: `.ts` for all of them. */
  readonly ending: string;
  /** The tests that are run, as patterns from the project's root. */
  readonly tests: readonly string[];
  /** True when these tests need the emulators. */
  readonly isEmulated: boolean;
}

export const AREAS: readonly Area[] = [
  ...RULES.map((name) => ({
    name,
    folder: `domain/src/${name}`,
    part: '',
    ending: '.ts',
    tests: ['domain/src/**/*.test.ts'],
    isEmulated: false,
  })),
  ...BY_THEMSELVES.map((name) => ({
    name,
    folder: `domain/src/${name}`,
    part: '',
    ending: '.ts',
    tests: [`domain/src/${name}/**/*.test.ts`],
    isEmulated: false,
  })),
  ...HANDLERS.map((name) => ({
    name: `${name}-handlers`,
    folder: `functions/src/${name}`,
    part: '',
    ending: '.ts',
    tests: [`${name}/**/*`, ...(ELSEWHERE[name] ?? [])].map((place) => `tests/functions/${place}.test.ts`),
    isEmulated: true,
  })),
  ...Object.entries(MODELS).map(([name, among]) => ({
    name,
    folder: 'web/src/features',
    among,
    part: '',
    ending: '-model.ts',
    tests: among.map((feature) => testsIn(`web/src/features/${feature}`)),
    isEmulated: false,
  })),
  {
    name: 'block-models',
    folder: 'web/src',
    among: ['blocks', 'joint', 'ui'],
    part: '',
    ending: '-model.ts',
    // Of their many other tests one measures time, which instrumented code lacks.
    tests: ['blocks', 'joint', 'ui'].map((folder) => `web/src/${folder}/**/*-model.test.ts`),
    isEmulated: false,
  },
];

/** Returns the area with this name, such as `billing-handlers`, or a part of it, such as `billing-handlers/settle-bill`. */
export function areaNamed(wanted: string): Area | undefined {
  const [first = '', ...rest] = wanted.split('/');
  const area = AREAS.find(({ name }) => name === first);
  return area && { ...area, part: rest.join('/') };
}

/** Returns the name of an area, or of a part of it, on the command line. */
export const titleOf = ({ name, part }: Area): string => (part === '' ? name : `${name}/${part}`);

/** Returns the start of the paths that an area, or a part of it, changes. */
export const pathOfArea = ({ folder, part }: Area): string => `${folder}/${part}`;

/** The least share of mutants that the tests of an area must kill, in percent. */
export const LEAST_PERCENT = 90;

/** Shapes, contracts and collections are declarations: the contract suite, the rules' and the house tests hold them. */
const DECLARATIONS = ['schema', 'contract', 'collection', 'test'];

/** Emulators write their ports into a file while they run: it may be gone before it is copied. */
const NEVER_COPIED = ['/scripts', '/docs', '.cache', '.data', 'dist', '.emulators-*.json', '.bench'];

/** Returns the folders that StrykerJS need not copy, because no test of the area reads them. */
function outside({ folder, isEmulated }: Area): string[] {
  const others = folder.startsWith('web/') ? ['/tests', '/functions'] : ['/web', '/tests', '/functions'];
  return [...NEVER_COPIED, ...(isEmulated ? ['/web'] : others)];
}

/** Returns the patterns of the files that an area, or a part of it, changes. */
export const changedBy = ({ among, ...area }: Area): readonly string[] =>
  among !== undefined && area.part === ''
    ? among.map((inner) => `${area.folder}/${inner}/**/*${area.ending}`)
    : [`${pathOfArea(area)}*${area.ending}`, `${pathOfArea(area)}*/**/*${area.ending}`];

/** The environment variable with the patterns, with commas between, of the tests that `vitest.mutation.config.ts` runs. */
export const TESTS = 'BHOJ_MUTATION_TESTS';

/** Returns StrykerJS's options for one area. Its files go into `folder`, relative to the project. */
export const strykerOptions = (area: Area, folder: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The first run records which tests reach a mutant; `related` would search all imports, each time.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // More would need more cores than most machines have; each runs the tests that reach a mutant.
  concurrency: 1,
  // A mutant that takes too long counts as killed: a busy machine alone must not make one so.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  // The first run of all tests of an area, before any fault is planted. Stryker allows five, too few for slow machines.
  dryRunTimeoutMinutes: 20,
  // Code that runs only while a module loads is a declaration (145 of billing's 3,052 mutants). To try its mutants
  // would repeat every test file. When a test also runs such code, Stryker tries the mutant with that test.
  ignoreStatic: true,
  mutate: [...changedBy(area), ...DECLARATIONS.map((kind) => `!**/*.${kind}.ts`)],
  ignorePatterns: outside(area),
  // The next run tries only what has changed since.
  incremental: true,
  incrementalFile: `${folder}/${area.name}.incremental.json`,
  tempDirName: `${folder}/${area.name}.sandbox`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${folder}/${area.name}.json` },
  allowConsoleColors: false,
});
