import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it, test } from 'vitest';
import { mayRunAgain, tallyPlaywright, tallyVitest, together } from './tally.ts';
import type { VitestFile, VitestReport } from './vitest-report.ts';

const aTest = (name: string, state: string, ...errors: string[]) => ({ name, state, errors });

const aFile = (over: Partial<VitestFile> = {}): VitestFile => ({
  path: 'tests/rules/cases.test.ts',
  project: 'rules',
  ms: 1_000,
  processorMs: 400,
  tests: [aTest('an owner reads', 'passed')],
  errors: [],
  ...over,
});

const aReport = (...files: VitestFile[]): VitestReport => ({ files, strayErrors: [] });

describe('a Vitest run', () => {
  it('counts what passed and what failed', () => {
    const tests = [
      aTest('one', 'passed'),
      aTest('two', 'passed'),
      aTest('three', 'failed', '\u001b[31mexpected 3\u001b[39m to be 4\n  at three'),
    ];
    expect(tallyVitest(aReport(aFile({ tests })), 1)).toEqual({
      passed: 2,
      failed: 1,
      sentences: ['tests/rules/cases.test.ts: three failed: expected 3 to be 4'],
      unsteady: [],
      suites: [{ name: 'rules', ms: 1_000, processorMs: 400 }],
    });
  });

  it.each(['skipped', 'pending'])('has failed when a test is %s', (state) => {
    const tally = tallyVitest(aReport(aFile({ tests: [aTest('an owner reads', state)] })), 0);
    expect(tally).toMatchObject({
      passed: 0,
      failed: 1,
      sentences: [`tests/rules/cases.test.ts: an owner reads is ${state}: every test must run and pass.`],
    });
  });

  it('has failed when a file does not load', () => {
    const tally = tallyVitest(aReport(aFile({ tests: [], errors: ['no such file\n  at import'] })), 1);
    expect(tally).toMatchObject({
      failed: 1,
      sentences: ['tests/rules/cases.test.ts could not run: no such file'],
      suites: [],
    });
  });

  it('has failed when an error belongs to no test', () => {
    const tally = tallyVitest({ files: [aFile()], strayErrors: ['Nobody caught this\n  at'] }, 1);
    expect(tally).toMatchObject({ passed: 1, failed: 1, sentences: ['Vitest: Nobody caught this'] });
  });

  it('has failed when only its exit code says so', () => {
    expect(tallyVitest(aReport(aFile()), 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('has failed when it wrote no report', () => {
    expect(tallyVitest(undefined, 127)).toMatchObject({
      failed: 1,
      sentences: ['Vitest could not run (code 127): what it said stands above.'],
    });
  });

  it('adds up the files of a project', () => {
    const report = aReport(aFile(), aFile({ ms: 500 }), aFile({ project: 'web', ms: 30 }));
    expect(tallyVitest(report, 0).suites).toEqual([
      { name: 'rules', ms: 1_500, processorMs: 800 },
      { name: 'web', ms: 30, processorMs: 400 },
    ]);
  });
});

describe('a Playwright run', () => {
  const spec = (status: string, title = status) => ({
    title,
    file: 'front.spec.ts',
    tests: [{ status, results: [{}, { error: { message: 'no such button\n at' } }] }],
  });
  const of = (...specs: object[]) => ({ suites: [{ specs }], errors: [] }) as unknown as JSONReport;
  const report = {
    suites: [
      {
        specs: [spec('expected')],
        suites: [{ specs: [spec('unexpected'), spec('flaky'), spec('skipped')] }],
      },
    ],
    errors: [],
  } as unknown as JSONReport;

  it('counts a test as passed only when it passed at the first try', () => {
    expect(tallyPlaywright({ report, code: 1 }, 4_000)).toEqual({
      passed: 1,
      failed: 3,
      sentences: [
        'front.spec.ts: unexpected failed: no such button',
        'front.spec.ts: flaky is flaky: every test must run and pass.',
        'front.spec.ts: skipped is skipped: every test must run and pass.',
      ],
      unsteady: [],
      suites: [{ name: 'journeys', ms: 4_000 }],
    });
  });

  it('has failed when a file does not load', () => {
    const broken = {
      suites: [],
      errors: [{ message: 'no such file\n  at import' }],
    } as unknown as JSONReport;
    expect(tallyPlaywright({ report: broken, code: 1 }, 10)).toMatchObject({
      failed: 1,
      sentences: ['Playwright: no such file'],
      suites: [],
    });
    expect(mayRunAgain({ report: broken, code: 1 })).toBe(false);
  });

  const first = {
    report: of(spec('expected', 'a'), spec('unexpected', 'b'), spec('unexpected', 'c')),
    code: 1,
  };

  it('runs what failed again, unless nothing or very much failed', () => {
    expect(mayRunAgain(first)).toBe(true);
    expect(mayRunAgain({ report: of(spec('expected')), code: 0 })).toBe(false);
    expect(mayRunAgain({ report: undefined, code: 1 })).toBe(false);
    const many = Array.from({ length: 11 }, (_, n) => spec('unexpected', String(n)));
    expect(mayRunAgain({ report: of(...many), code: 1 })).toBe(false);
  });

  it('names as unsteady what failed and then passed alone, and does not fail for it', () => {
    const again = { report: of(spec('expected', 'b'), spec('expected', 'c')), code: 0 };
    expect(tallyPlaywright(first, 10, again)).toMatchObject({
      passed: 3,
      failed: 0,
      unsteady: ['front.spec.ts: b', 'front.spec.ts: c'],
      sentences: [
        'front.spec.ts: b is unsteady: it passed alone, after no such button',
        'front.spec.ts: c is unsteady: it passed alone, after no such button',
      ],
    });
  });

  it('has failed when a journey fails twice, or its second run did not come about', () => {
    const again = { report: of(spec('expected', 'b'), spec('unexpected', 'c')), code: 1 };
    expect(tallyPlaywright(first, 10, again)).toMatchObject({
      passed: 2,
      failed: 1,
      unsteady: ['front.spec.ts: b'],
    });
    const none = { report: undefined, code: 1 };
    expect(tallyPlaywright(first, 10, none)).toMatchObject({ passed: 1, failed: 2, unsteady: [] });
  });
});

describe('several runs', () => {
  const ran = (...names: string[]) => ({
    passed: names.length,
    failed: 0,
    sentences: [],
    unsteady: [],
    suites: names.map((name) => ({ name, ms: 1 })),
  });
  const ofVitest = ran('domain', 'web', 'tools', 'conventions', 'contract', 'rules', 'functions', 'soak');

  test('are added up', () => {
    expect(together([ofVitest, ran('journeys')], { tier: 'gate', all: true })).toMatchObject({
      passed: 9,
      failed: 0,
    });
  });

  test('have failed when a suite had no test', () => {
    expect(together([ofVitest], { tier: 'gate', all: true })).toMatchObject({
      failed: 1,
      sentences: ['The suite journeys did not run: none of its tests was found.'],
    });
  });

  test('may lack suites when only a part was requested', () => {
    expect(together([ran('rules')], { tier: 'gate', all: false })).toMatchObject({ passed: 1, failed: 0 });
  });

  test('have failed when no test was found', () => {
    expect(together([ran()], { tier: 'gate', all: false })).toMatchObject({
      failed: 1,
      sentences: ['No test was found.'],
    });
  });

  const unsteady = (many: number, of: number) => ({
    ...ran('journeys'),
    passed: of,
    unsteady: Array.from({ length: many }, (_, n) => String(n)),
  });

  test('have failed in the deep tier when more than one journey of a hundred is unsteady', () => {
    const deep = { tier: 'deep', all: false } as const;
    expect(together([unsteady(1, 60)], deep)).toMatchObject({ failed: 0 });
    expect(together([unsteady(2, 150)], deep)).toMatchObject({ failed: 0 });
    expect(together([unsteady(2, 60)], deep)).toMatchObject({
      failed: 1,
      sentences: ['2 journeys are unsteady: more than one of 100.'],
    });
    expect(together([unsteady(2, 60)], { tier: 'gate', all: false })).toMatchObject({ failed: 0 });
  });

  test('of the deep tier need no suite that has only a gate', () => {
    const suites = ran('domain', 'conventions', 'contract', 'rules', 'functions', 'soak', 'journeys');
    expect(together([suites], { tier: 'deep', all: true })).toMatchObject({ failed: 0 });
  });
});
