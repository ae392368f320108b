import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { Tier } from './tiers.ts';
import type { VitestReport } from './vitest-report.ts';

interface Suite {
  readonly name: string;
  /** Elapsed. */
  readonly ms: number;
  /** Undefined where it is unknown for each suite. */
  readonly processorMs?: number;
}

/** The result of a test run. */
export interface Tally {
  readonly passed: number;
  /** Everything that did not pass, for any reason. */
  readonly failed: number;
  /** A line for each failure, for readers of the end of the output. */
  readonly sentences: readonly string[];
  /** Names of journeys that failed, and passed when they ran once more alone. They count as passed. */
  readonly unsteady: readonly string[];
  /** The suites that had a test, with the summed times (ms) of their files. */
  readonly suites: readonly Suite[];
}

interface Outcome {
  readonly name: string;
  readonly state: string;
  /** The failure's message. */
  readonly error?: string | undefined;
}

/**
 * Counts a Vitest run. Vitest's own count ignores skipped tests and files that do not load.
 * @param report undefined when it could not write one
 * @param code Vitest's exit code
 */
export function tallyVitest(report: VitestReport | undefined, code: number): Tally {
  if (report === undefined) return couldNotRun('Vitest', code);
  const outcomes = report.files.flatMap(({ path, tests }) =>
    tests.map(({ name, state, errors }) => ({ name: `${path}: ${name}`, state, error: errors[0] })),
  );
  const unable = report.files
    .filter(({ tests, errors }) => errors.length > 0 && !tests.some(hasFailed))
    .map(({ path, errors }) => `${path} could not run: ${firstLine(errors[0])}`);
  const stray = report.strayErrors.map((message) => `Vitest: ${firstLine(message)}`);
  const ran = report.files.filter(({ tests }) => tests.length > 0);
  const suites = [...Map.groupBy(ran, ({ project }) => project)].map(([name, files]) => ({
    name,
    ms: files.reduce((sum, { ms }) => sum + ms, 0),
    processorMs: files.reduce((sum, { processorMs }) => sum + processorMs, 0),
  }));
  return conclude('Vitest', code, { outcomes, further: [...unable, ...stray], suites });
}

const STATE_OF: Readonly<Record<JSONReportTest['status'], string>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

/** A run of Playwright. */
export interface PlaywrightRun {
  /** From its JSON reporter; undefined when it could not write one. */
  readonly report: JSONReport | undefined;
  /** Its exit code. */
  readonly code: number;
}

/** With more failures than this, the change has broken something shared, and the journeys are not unsteady. */
const MOST_RUN_AGAIN = 10;

/** @returns whether the failed journeys of a run should run once more, alone */
export function mayRunAgain({ report }: PlaywrightRun): boolean {
  if (report === undefined || report.errors.length > 0) return false;
  const failed = report.suites.flatMap(outcomesOf).filter(hasFailed);
  return failed.length > 0 && failed.length <= MOST_RUN_AGAIN;
}

/**
 * Counts a Playwright run, which is one suite: the journeys. A journey that failed and passed in the second run is
 * unsteady.
 * @param ms how long it took
 * @param again the second run, of those that failed
 */
export function tallyPlaywright(run: PlaywrightRun, ms: number, again?: PlaywrightRun): Tally {
  const { report, code } = run;
  if (report === undefined) return couldNotRun('Playwright', code);
  const passedAgain = new Set(
    again?.report?.suites
      .flatMap(outcomesOf)
      .flatMap(({ name, state }) => (state === 'passed' ? [name] : [])),
  );
  const outcomes = report.suites
    .flatMap(outcomesOf)
    .map((one) => (hasFailed(one) && passedAgain.has(one.name) ? { ...one, state: 'unsteady' } : one));
  const further = report.errors.map(({ message }) => `Playwright: ${firstLine(message)}`);
  const suites = outcomes.length > 0 ? [{ name: 'journeys', ms }] : [];
  const isExplained = outcomes.some(({ state }) => state === 'unsteady');
  return conclude('Playwright', isExplained ? 0 : code, { outcomes, further, suites });
}

function outcomesOf(suite: JSONReportSuite): Outcome[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      state: STATE_OF[status],
      error: results.find(({ error }) => error !== undefined)?.error?.message,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(outcomesOf)];
}

interface Found {
  readonly outcomes: readonly Outcome[];
  /** Failures that belong to no test. */
  readonly further: readonly string[];
  readonly suites: Tally['suites'];
}

function conclude(runner: string, code: number, { outcomes, further, suites }: Found): Tally {
  const unsteady = outcomes.flatMap(({ name, state }) => (state === 'unsteady' ? [name] : []));
  const passed = outcomes.filter(({ state }) => state === 'passed').length + unsteady.length;
  const failed = outcomes.length - passed + further.length;
  const sentences = [...outcomes.filter(({ state }) => state !== 'passed').map(sentenceOf), ...further];
  if (code === 0 || failed > 0) return { passed, failed, sentences, unsteady, suites };
  const mute = `${runner} ended with code ${code} although no test failed: what it said stands above.`;
  return { passed, failed: 1, sentences: [...sentences, mute], unsteady, suites };
}

function sentenceOf({ name, state, error }: Outcome): string {
  if (state === 'failed') return `${name} failed: ${firstLine(error)}`;
  if (state === 'unsteady') return `${name} is unsteady: it passed alone, after ${firstLine(error)}`;
  return `${name} is ${state}: every test must run and pass.`;
}

const couldNotRun = (runner: string, code: number): Tally => ({
  passed: 0,
  failed: 1,
  sentences: [`${runner} could not run (code ${code}): what it said stands above.`],
  unsteady: [],
  suites: [],
});

const hasFailed = ({ state }: { readonly state: string }) => state === 'failed';

const firstLine = (message = 'it does not say why') => stripVTControlCharacters(message.split('\n')[0] ?? '');

/** The suites that a full run of a tier must contain. */
const SUITES: Readonly<Record<Tier, readonly string[]>> = {
  gate: ['domain', 'web', 'tools', 'conventions', 'contract', 'rules', 'functions', 'soak', 'journeys'],
  deep: ['domain', 'conventions', 'contract', 'rules', 'functions', 'soak', 'journeys'],
};

/** One unsteady journey is allowed in the deep tier for each of this many, and at least one. */
const ONE_UNSTEADY_OF = 100;

interface Wish {
  readonly tier: Tier;
  /** True when every suite was requested, so that a suite without tests has failed. */
  readonly all: boolean;
}

/** Adds up several runs. */
export function together(tallies: readonly Tally[], { tier, all }: Wish): Tally {
  const suites = tallies.flatMap((tally) => tally.suites);
  const absent = all ? SUITES[tier].filter((name) => !suites.some((suite) => suite.name === name)) : [];
  const unsteady = tallies.flatMap((tally) => tally.unsteady);
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const bearable = Math.ceil(journeysIn(tallies) / ONE_UNSTEADY_OF);
  const further = [
    ...absent.map((name) => `The suite ${name} did not run: none of its tests was found.`),
    ...(tier === 'deep' && unsteady.length > bearable
      ? [`${unsteady.length} journeys are unsteady: more than one of ${ONE_UNSTEADY_OF}.`]
      : []),
  ];
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, further.length);
  const sentences = [...tallies.flatMap((tally) => tally.sentences), ...further];
  if (passed + failed > 0) return { passed, failed, sentences, unsteady, suites };
  return { passed, failed: 1, sentences: [...sentences, 'No test was found.'], unsteady, suites };
}

const journeysIn = (tallies: readonly Tally[]) =>
  tallies
    .filter(({ suites }) => suites.some(({ name }) => name === 'journeys'))
    .reduce((sum, { passed, failed }) => sum + passed + failed, 0);
