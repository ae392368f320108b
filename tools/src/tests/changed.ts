import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';

/** Returns the files that differ from the last commit, new ones included, from the project's root. */
export function changedPaths(): string[] {
  const output = execFileSync(
    'git',
    ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return output
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
}

/** The journeys of the gate that show a feature of the web app, or call a capability of the functions. */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['signup', 'staff'],
  'added-guests': ['customers'],
  approvals: ['captain', 'rights'],
  billing: ['bills', 'corrections'],
  bookings: ['bookings', 'guest-bookings'],
  waitlist: ['waitlist'],
  books: ['expenses'],
  cash: ['bills', 'home'],
  captain: ['captain'],
  customers: ['customers'],
  days: ['corrections', 'home'],
  deposits: ['bookings', 'bills'],
  stock: ['stock'],
  device: ['staff'],
  devices: ['staff'],
  erasure: ['customers'],
  expenses: ['expenses'],
  figures: ['home', 'finance'],
  finance: ['finance'],
  'guest-booking': ['guest-bookings', 'waitlist'],
  guest: ['guest'],
  home: ['home'],
  'how-sold': ['finance'],
  install: ['offline-app', 'onboarding'],
  kitchen: ['kitchen'],
  landing: ['front'],
  login: ['front'],
  members: ['staff'],
  menu: ['menu'],
  'my-work': ['payroll'],
  notifications: ['corrections', 'home'],
  onboarding: ['onboarding'],
  orders: ['orders', 'captain', 'guest'],
  payroll: ['payroll'],
  platform: ['platform'],
  pricing: ['signup'],
  push: ['home'],
  'qr-codes': ['tables', 'public-address'],
  restaurant: ['staff', 'public-address'],
  returns: ['finance'],
  reviews: ['guest'],
  roster: ['payroll'],
  'self-invoices': ['expenses', 'finance'],
  settings: ['staff', 'public-address'],
  signup: ['signup'],
  slips: ['payroll'],
  subscription: ['signup'],
  support: ['platform'],
  tables: ['tables'],
  trending: ['finance'],
};

/** All other parts of the web app and of a call are on the way of the main job. */
const EVERYWHERE = ['main-job', 'guest'];

interface Reached {
  /** The arguments of each run of Vitest. */
  readonly vitest: readonly (readonly string[])[];
  /** Playwright's filters; null when no journey is reached. */
  readonly journeys: readonly string[] | null;
  /** True when any of them needs the emulators. */
  readonly emulators: boolean;
}

/** Folders of `functions/src` that every callable goes through. */
const SHARED = ['firebase', 'shared', 'areas'];

const EMULATED = ['rules', 'contract', 'functions', 'soak'];
const ofProjects = (names: readonly string[]) => names.flatMap((name) => ['--project', name]);

/** Returns the tests against the emulators that a changed file can reach, as filters of paths. */
function emulatedBy(path: string): readonly string[] {
  const [top, second = '', third = ''] = path.split('/');
  if (path === 'firestore.rules' || path.endsWith('.collection.ts')) return ['tests/rules/'];
  if (top === 'labs' && second === 'soak') return ['labs/soak/'];
  if (top === 'tests') {
    if (second === 'support') return ['tests/functions/', 'tests/contract/'];
    if (second === 'functions') return [`tests/functions/${third}/`];
    return EMULATED.includes(second) ? [`tests/${second}/`] : [];
  }
  if ((top !== 'functions' && top !== 'domain') || second !== 'src' || path.includes('.test.')) return [];
  if (!SHARED.includes(third) && existsSync(join(ROOT, 'tests', 'functions', third)))
    return [`tests/functions/${third}/`, ...(top === 'functions' ? ['tests/contract/exports'] : [])];
  // Shared code, or a capability that others call.
  return top === 'functions' ? ['tests/functions/', 'tests/contract/'] : ['tests/contract/exports'];
}

/** Returns the names of the journeys that a changed file can reach. */
function journeysBy(path: string): readonly string[] {
  const [top, second, third = '', fourth = ''] = path.split('/');
  if (path.includes('.test.')) return [];
  if (top === 'tests') {
    const spec = /^e2e\/([\w-]+)\.spec\.ts$/.exec(path.slice('tests/'.length))?.[1];
    return spec === undefined ? (second === 'e2e' ? EVERYWHERE : []) : [spec];
  }
  if (top === 'web' && second === 'src' && third === 'features') return JOURNEYS[fourth] ?? EVERYWHERE;
  if ((top === 'functions' || top === 'domain') && second === 'src') return JOURNEYS[third] ?? EVERYWHERE;
  return top === 'web' || path === 'firestore.rules' || path === 'firebase.json' ? EVERYWHERE : [];
}

/** The two slow files of conventions, which take three quarters of their time, and the changes that reach them. */
const SLOW_CONVENTIONS = [
  { file: 'demo/demo.test.ts', reachedBy: /^(?:demo|domain|functions)\// },
  {
    file: 'tests/conventions/production-build.test.ts',
    reachedBy: /^(?:web|domain)\/|package(?:-lock)?\.json$/,
  },
] as const;

const conventionsFor = (paths: readonly string[]): readonly string[] => [
  ...ofProjects(['conventions']),
  ...SLOW_CONVENTIONS.flatMap(({ file, reachedBy: pattern }) =>
    paths.some((path) => path === file || pattern.test(path)) ? [] : ['--exclude', file],
  ),
];

/**
 * Returns the tests that a change can reach: for code that needs no emulator, by imports; for other code, by folders.
 * The conventions' tests read files of all folders, so all but two of them always run.
 */
export function reachedBy(paths: readonly string[]): Reached {
  const emulated = [...new Set(paths.flatMap(emulatedBy))];
  const journeys = [...new Set(paths.flatMap(journeysBy))];
  return {
    vitest: [
      ['--changed', '--passWithNoTests', ...ofProjects(['domain', 'web', 'tools'])],
      conventionsFor(paths),
      ...(emulated.length > 0 ? [[...ofProjects(EMULATED), ...emulated]] : []),
    ],
    emulators: emulated.length + journeys.length > 0,
    journeys: journeys.length > 0 ? journeys.map((name) => `/${name}.spec.ts`) : null,
  };
}
