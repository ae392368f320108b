import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { leashed } from './leashed.mjs';
import { CACHE, NODE_24, ROOT, TOOLS } from './paths.mjs';
import { say } from './say.mjs';
import { tallyPlaywright, tallyVitest } from './test-report.mjs';

/** What must have run: a suite of which no test is found has failed. */
const SUITES = [
  { name: 'domain', files: /^domain\/src\/.*\.test\.ts$/ },
  { name: 'web', files: /^web\/src\/.*\.test\.tsx?$/ },
  { name: 'contract', files: /^tests\/contract\// },
  { name: 'rules', files: /^tests\/rules\// },
  { name: 'functions', files: /^tests\/functions\// },
  { name: 'house', files: /^tests\/house\// },
  { name: 'browser', files: /^tests\/e2e\// },
];

/** @param {NodeJS.ProcessEnv} env @param {string[]} filter */
export async function runVitest(env, filter) {
  say('vitest');
  const report = freshReport(`vitest-${env.BHOJ_BASE}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool([TOOLS.vitest, 'run', ...reporters, '--allowOnly=false', ...filter], env);
  return tallyVitest(report, code);
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} filter */
export async function runPlaywright(env, filter) {
  say('playwright');
  const report = freshReport(`playwright-${env.BHOJ_BASE}.json`);
  const args = [
    '--config',
    'tests/playwright.config.ts',
    '--reporter=list,json',
    '--forbid-only',
    '--retries=0',
  ];
  const code = await runTool([TOOLS.playwright, 'test', ...args, ...filter], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return tallyPlaywright(report, code);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} filter `landing` first: the pictures that the landing page shows, instead of every page
 * @returns {Promise<number>} the exit code
 */
export function runScreenshots(env, filter) {
  const [first, ...rest] = filter;
  const isLanding = first === 'landing';
  say(isLanding ? 'pictures for the landing page' : 'screenshots of every page, into .screenshots/');
  const config = isLanding ? 'tests/landing-pictures.config.ts' : 'tests/screenshots.config.ts';
  return runTool(
    [TOOLS.playwright, 'test', '--config', config, '--reporter=list', ...(isLanding ? rest : filter)],
    env,
  );
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} filter @returns {Promise<number>} the exit code */
export function runBench(env, filter) {
  say('bench');
  return runTool([join(ROOT, 'tests', 'bench', 'run.ts'), ...filter], env);
}

/**
 * @param {string[]} files all that ran
 * @returns {string[]} a sentence for each expected suite without a test
 */
export function emptySuites(files) {
  return SUITES.filter((suite) => !files.some((file) => suite.files.test(file))).map(
    (suite) => `The ${suite.name} tests did not run: no file matching ${suite.files.source} was found.`,
  );
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function runTool(args, env) {
  return leashed(NODE_24, args, { env, show: true }).ended;
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, name);
  rmSync(path, { force: true });
  return path;
}
