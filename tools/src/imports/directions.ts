import type { SourceFile } from './source-files.ts';

/** Who may import whom. `$1` in `may` and `never` is the first group matched by `files`. */
interface Direction {
  readonly files: RegExp;
  /** Patterns for the beginnings of the paths that these files may import. */
  readonly may: readonly string[];
  /** Exceptions from `may`. */
  readonly never?: readonly string[];
}

const DOMAIN = 'domain/src/';
/** A file in a folder of the domain. The lists of all collections and contracts are outside the folders. */
const CAPABILITY = 'domain/src/[^/]+/';
/** Vite's plugins, which only vite.config.ts imports. */
const PLUGINS = 'web/src/build/';
/**
 * `messages/` has the sentences by parts; `words/` provides them in the reader's language
 * (tests/conventions/sentences.test.ts).
 */
const BELOW_UI = ['web/src/theme/', 'web/src/words/', 'web/src/messages/'];
const BELOW_BLOCKS = ['web/src/ui/', ...BELOW_UI, DOMAIN];

/** The code of commands that tests, labs and the demo use too. */
const FROM_TOOLS = [
  'tools/src/gateway/',
  'tools/src/push-service/',
  'tools/src/schedules/run-scheduled.ts',
  'tools/src/accounts/',
  'tools/src/emulators/emulator-csp.ts',
  'tools/src/build/web-builds.ts',
  'tools/src/imports/source-files.ts',
  'tools/src/tests/tiers.ts',
];

/** The first direction whose `files` matches a file says what it may import. */
const DIRECTIONS: readonly Direction[] = [
  { files: /^domain\/src\/kernel\//, may: ['domain/src/kernel/'] },
  { files: /^domain\/src\/catalogue\//, may: ['domain/src/kernel/', 'domain/src/catalogue/'] },
  { files: /^domain\/src\/[^/]+\//, may: [CAPABILITY] },
  { files: /^domain\/src\/[^/]+$/, may: [DOMAIN] },

  { files: /^functions\/src\/([^/]+$|areas\/)/, may: ['functions/src/', DOMAIN] },
  { files: /^functions\/src\/firebase\//, may: ['functions/src/firebase/', DOMAIN] },
  {
    files: /^functions\/src\/shared\//,
    may: ['functions/src/shared/', 'functions/src/firebase/', DOMAIN],
  },
  // An approval tries the very act that it is for, of whatever capability.
  { files: /^functions\/src\/approvals\//, may: ['functions/src/', DOMAIN] },
  {
    files: /^functions\/src\/([^/]+)\//,
    may: ['functions/src/$1/', 'functions/src/shared/', 'functions/src/firebase/', DOMAIN],
  },

  { files: /^web\/[^/]+$/, may: ['web/', DOMAIN] },
  { files: /^web\/src\/build\//, may: ['web/', DOMAIN] },
  { files: /^web\/src\/([^/]+$|app\/)/, may: ['web/src/', DOMAIN], never: [PLUGINS] },
  {
    files: /^web\/src\/features\/([^/]+)\//,
    may: ['web/src/features/$1/', 'web/src/joint/', 'web/src/blocks/', 'web/src/firebase/', ...BELOW_BLOCKS],
  },
  // Parts that several features show and that talk to the server themselves.
  {
    files: /^web\/src\/joint\/([^/]+)\//,
    may: ['web/src/joint/$1/', 'web/src/blocks/', 'web/src/firebase/', ...BELOW_BLOCKS],
  },
  { files: /^web\/src\/blocks\//, may: ['web/src/blocks/', ...BELOW_BLOCKS] },
  { files: /^web\/src\/ui\/(plain|mui)\//, may: ['web/src/ui/$1/', 'web/src/ui/shared/', ...BELOW_UI] },
  // A kit knows nothing of restaurants. It may know how a file for spreadsheets is written.
  { files: /^web\/src\/ui\/shared\//, may: ['web/src/ui/shared/', 'domain/src/kernel/csv\\.', ...BELOW_UI] },
  { files: /^web\/src\/ui\//, may: ['web/src/ui/', ...BELOW_UI] },
  {
    files: /^web\/src\/words\//,
    may: ['web/src/words/', 'web/src/messages/', DOMAIN],
  },
  { files: /^web\/src\/theme\//, may: ['web/src/theme/'] },
  { files: /^web\/src\/firebase\//, may: ['web/src/firebase/', 'web/src/ui/shared/', DOMAIN] },
  { files: /^web\/src\/messages\//, may: ['web/src/messages/', DOMAIN] },

  { files: /^demo\//, may: ['demo/', 'functions/', 'domain/', ...FROM_TOOLS] },
  { files: /^tests\//, may: ['tests/', 'demo/', 'web/', 'functions/', 'domain/', ...FROM_TOOLS] },
  { files: /^labs\//, may: ['labs/', 'tests/', 'demo/', 'web/', 'functions/', 'domain/', ...FROM_TOOLS] },
  { files: /^tools\/src\/[^/]+$/, may: ['tools/src/[^/]+/', 'scripts/lib/'] },
  { files: /^tools\/src\/[^/]+\//, may: ['tools/src/[^/]+/', 'scripts/lib/'] },
  { files: /^scripts\//, may: ['scripts/'] },
];

/** @returns a sentence for each forbidden import, and for each file that no direction matches */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(forbiddenIn);
}

function forbiddenIn({ path, imports }: SourceFile): string[] {
  const direction = DIRECTIONS.find(({ files }) => files.test(path));
  if (direction === undefined) {
    return [`${path} is in a folder that ARCHITECTURE.md and tools/src/imports/directions.ts do not know.`];
  }
  const own = direction.files.exec(path)?.[1] ?? '';
  const [may, never] = [direction.may, direction.never ?? []].map((patterns) =>
    patterns.map((pattern) => pattern.replace('$1', own)),
  );
  const allowed = (target: string) => fits(may, target) && !fits(never, target);
  const rule = `may import from ${may?.join(', ')}${never?.length ? `, never from ${never.join(', ')}` : ''}`;
  return imports
    .filter((target) => !allowed(target))
    .map((target) => `${path} imports ${target}; it ${rule}`);
}

const fits = (patterns: readonly string[] = [], target: string) =>
  patterns.some((pattern) => new RegExp(`^${pattern}`).test(target));
