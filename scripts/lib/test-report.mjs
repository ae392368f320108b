import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed everything that did not pass, for whatever reason
 * @property {string[]} sentences what a person must know about the failures that the runner did not show as such
 * @property {string[]} files the test files that ran, relative to the root
 */

/**
 * Counts a Vitest run. Its own count would let a file that does not load, and a skipped test, go by.
 * @param {string} report the JSON reporter's file
 * @param {number} code Vitest's exit code
 * @returns {Tally}
 */
export function tallyVitest(report, code) {
  const json = read(report);
  if (!json) return couldNotRun('Vitest', code);
  const tally = empty();
  for (const file of json.testResults) {
    const path = relative(ROOT, file.name);
    tally.files.push(path);
    for (const test of file.assertionResults) count(tally, test.status, `${path}: ${test.fullName}`);
    if (file.status === 'failed' && !file.assertionResults.some(hasFailed)) {
      tally.failed += 1;
      tally.sentences.push(`${path} could not run: ${file.message.split('\n')[0]}`);
    }
  }
  return withRunner(tally, 'Vitest', code);
}

/**
 * Counts a Playwright run.
 * @param {string} report the JSON reporter's file
 * @param {number} code Playwright's exit code
 * @returns {Tally}
 */
export function tallyPlaywright(report, code) {
  const json = read(report);
  if (!json) return couldNotRun('Playwright', code);
  const tally = empty();
  for (const suite of json.suites) walk(tally, suite, relative(ROOT, json.config.rootDir));
  for (const error of json.errors) {
    tally.failed += 1;
    tally.sentences.push(`Playwright: ${String(error.message).split('\n')[0]}`);
  }
  return withRunner(tally, 'Playwright', code);
}

/** @type {Record<string, string>} */
const PLAYWRIGHT_STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** @param {Tally} tally @param {any} suite @param {string} folder */
function walk(tally, suite, folder) {
  const path = `${folder}/${suite.file}`;
  if (!tally.files.includes(path)) tally.files.push(path);
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests)
      count(tally, PLAYWRIGHT_STATUS[test.status] ?? test.status, `${path}: ${spec.title}`);
  }
  for (const inner of suite.suites ?? []) walk(tally, inner, folder);
}

/** @param {Tally} tally @param {string} status @param {string} name */
function count(tally, status, name) {
  if (status === 'passed') {
    tally.passed += 1;
    return;
  }
  tally.failed += 1;
  if (status !== 'failed') tally.sentences.push(`${name} is ${status}: every test must run and pass.`);
}

/** The runner may fail for what no test shows, such as a stray rejection. @param {Tally} tally @param {string} name @param {number} code */
function withRunner(tally, name, code) {
  if (code !== 0 && tally.failed === 0) {
    tally.failed += 1;
    tally.sentences.push(
      `${name} ended with code ${code} although no test failed: what it said stands above.`,
    );
  }
  return tally;
}

/** @param {string} name @param {number} code @returns {Tally} */
function couldNotRun(name, code) {
  return {
    ...empty(),
    failed: 1,
    sentences: [`${name} could not run (code ${code}): what it said stands above.`],
  };
}

/** @param {{ status: string }} test */
function hasFailed(test) {
  return test.status === 'failed';
}

/** @returns {Tally} */
function empty() {
  return { passed: 0, failed: 0, sentences: [], files: [] };
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
