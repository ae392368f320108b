import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { NODE_24, ROOT } from '../../../scripts/lib/paths.mjs';
import { say } from '../../../scripts/lib/say.mjs';
import { CACHE, PROGRAMS } from '../command/programs.ts';
import { leashed } from '../processes/leashed.ts';
import { mayRunAgain, tallyPlaywright, tallyVitest } from './tally.ts';
import type { PlaywrightRun, Tally } from './tally.ts';
import { REPORT_FILE } from './vitest-report.ts';
import type { VitestReport } from './vitest-report.ts';

const REPORTER = join(import.meta.dirname, 'vitest-reporter.ts');

/** @param args further arguments for Vitest: filters and options */
export async function runVitest(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Tally> {
  say('vitest');
  const report = freshReport(`vitest-${env.BHOJ_BASE}.json`);
  const reporters = ['--reporter=default', `--reporter=${REPORTER}`];
  const all = [PROGRAMS.vitest, 'run', ...reporters, '--allowOnly=false', ...args];
  const code = await runProgram(all, { ...env, [REPORT_FILE]: report });
  return tallyVitest(read<VitestReport>(report), code);
}

/** Runs the journeys, and those that fail once more, alone. */
export async function runPlaywright(env: NodeJS.ProcessEnv, filter: readonly string[]): Promise<Tally> {
  say('playwright');
  const from = Date.now();
  const first = await playJourneys(env, 'playwright', filter);
  if (!mayRunAgain(first)) return tallyPlaywright(first, Date.now() - from);
  say('the journeys that failed, once more and alone');
  const again = await playJourneys({ ...env, BHOJ_DEMO_IS_MADE: 'true' }, 'playwright-again', [
    '--last-failed',
    '--workers=1',
    ...filter,
  ]);
  return tallyPlaywright(first, Date.now() - from, again);
}

async function playJourneys(
  env: NodeJS.ProcessEnv,
  name: string,
  more: readonly string[],
): Promise<PlaywrightRun> {
  const report = freshReport(`${name}-${env.BHOJ_BASE}.json`);
  const config = ['--config', 'tests/playwright.config.ts'];
  const args = ['test', ...config, '--reporter=list,json', '--forbid-only', '--retries=0', ...more];
  const code = await runProgram([PROGRAMS.playwright, ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return { report: read<JSONReport>(report), code };
}

/** Pictures that are taken apart from those of every page. */
const PICTURES = [
  { name: 'landing', says: 'pictures for the landing page', config: 'labs/landing-pictures.config.ts' },
  {
    name: 'papers',
    says: 'documents on every paper, into .screenshots/papers/',
    config: 'labs/papers-pictures.config.ts',
  },
  {
    name: 'floor',
    says: 'every screen of guests, captains and the kitchen in every language, into .screenshots/floor/',
    config: 'labs/floor-pictures.config.ts',
  },
  {
    name: 'room',
    says: 'the screens of bookings, the waitlist, joined tables and deposits, into .screenshots/room/',
    config: 'labs/room-pictures.config.ts',
  },
] as const;

/**
 * Makes the screenshots.
 * @param filter when it begins with `landing`, only the pictures for the landing page; with `papers`, only documents on
 * paper; with `floor`, the screens of the service in every language; with `room`, those of bookings and joined tables
 * @param only names of pages with commas between them, as `orders,settings`, instead of every page
 * @returns the exit code
 */
export function runScreenshots(
  env: NodeJS.ProcessEnv,
  filter: readonly string[],
  only = '',
): Promise<number> {
  const [first, ...rest] = filter;
  const own = PICTURES.find(({ name }) => name === first);
  say(own?.says ?? 'screenshots of every page, into .screenshots/');
  const config = own?.config ?? 'labs/screenshots.config.ts';
  const args = ['test', '--config', config, '--reporter=list', ...(own === undefined ? filter : rest)];
  return runProgram([PROGRAMS.playwright, ...args], { ...env, BHOJ_SCREENSHOTS_ONLY: only });
}

/** @returns the exit code */
export function runBench(
  env: NodeJS.ProcessEnv,
  filter: readonly string[],
  against?: string,
): Promise<number> {
  say('bench');
  const commit = against === undefined ? [] : ['--against', against];
  return runProgram([join(ROOT, 'labs', 'bench', 'run.ts'), ...filter, ...commit], env);
}

/** @returns the exit code */
export function runFlood(env: NodeJS.ProcessEnv): Promise<number> {
  say('flood');
  return runProgram([join(ROOT, 'labs', 'flood', 'run.ts')], env);
}

/** @returns the exit code */
export function runSimulation(
  env: NodeJS.ProcessEnv,
  restaurants: number,
  minutes: readonly string[],
): Promise<number> {
  say(`simulation of a platform with ${restaurants} restaurants`);
  return runProgram([join(ROOT, 'labs', 'simulate', 'run.ts'), String(restaurants), ...minutes], env);
}

function runProgram(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return leashed(NODE_24, args, { env, show: true }).ended;
}

function freshReport(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, name);
  rmSync(path, { force: true });
  return path;
}

function read<T>(report: string): T | undefined {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as T) : undefined;
}
