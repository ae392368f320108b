import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { VitestReport } from './vitest-report.ts';

/** The result of a test run. */
export interface Tally {
  readonly passed: number;
  /** Everything that did not pass, for any reason. */
  readonly failed: number;
  /** A line for each failure, for whoever sees only the end of the output. */
  readonly sentences: readonly string[];
  /** The suites that had a test, with the summed time (ms) of their files. */
  readonly suites: readonly { readonly name: string; readonly ms: number }[];
}

interface Outcome {
  readonly name: string;
  readonly state: string;
  /** What it said when it failed. */
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
  }));
  return conclude('Vitest', code, { outcomes, further: [...unable, ...stray], suites });
}

const STATE_OF: Readonly<Record<JSONReportTest['status'], string>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

/**
 * Counts a Playwright run, which is one suite: the journeys.
 * @param report from its JSON reporter; undefined when it could not write one
 * @param code Playwright's exit code
 * @param ms how long it took
 */
export function tallyPlaywright(report: JSONReport | undefined, code: number, ms: number): Tally {
  if (report === undefined) return couldNotRun('Playwright', code);
  const outcomes = report.suites.flatMap(outcomesOf);
  const further = report.errors.map(({ message }) => `Playwright: ${firstLine(message)}`);
  const suites = outcomes.length > 0 ? [{ name: 'journeys', ms }] : [];
  return conclude('Playwright', code, { outcomes, further, suites });
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
  const passed = outcomes.filter(({ state }) => state === 'passed').length;
  const failed = outcomes.length - passed + further.length;
  const sentences = [...outcomes.filter(({ state }) => state !== 'passed').map(sentenceOf), ...further];
  if (code === 0 || failed > 0) return { passed, failed, sentences, suites };
  const mute = `${runner} ended with code ${code} although no test failed: what it said stands above.`;
  return { passed, failed: 1, sentences: [...sentences, mute], suites };
}

const sentenceOf = ({ name, state, error }: Outcome) =>
  state === 'failed'
    ? `${name} failed: ${firstLine(error)}`
    : `${name} is ${state}: every test must run and pass.`;

const couldNotRun = (runner: string, code: number): Tally => ({
  passed: 0,
  failed: 1,
  sentences: [`${runner} could not run (code ${code}): what it said stands above.`],
  suites: [],
});

const hasFailed = ({ state }: { readonly state: string }) => state === 'failed';

const firstLine = (message = 'it does not say why') => stripVTControlCharacters(message.split('\n')[0] ?? '');

/** The suites that a full run must contain. */
const SUITES = ['domain', 'web', 'tools', 'house', 'contract', 'rules', 'functions', 'soak', 'journeys'];

/** Adds up several runs. @param all true when every suite was requested, so that a suite without tests has failed */
export function together(tallies: readonly Tally[], { all }: { readonly all: boolean }): Tally {
  const suites = tallies.flatMap((tally) => tally.suites);
  const absent = all ? SUITES.filter((name) => !suites.some((suite) => suite.name === name)) : [];
  const sentences = [
    ...tallies.flatMap((tally) => tally.sentences),
    ...absent.map((name) => `The suite ${name} did not run: none of its tests was found.`),
  ];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, absent.length);
  if (passed + failed > 0) return { passed, failed, sentences, suites };
  return { passed, failed: 1, sentences: [...sentences, 'No test was found.'], suites };
}
