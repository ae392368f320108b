import { describe, expect, it } from 'vitest';
import { scoreOf, within, withoutUntried } from './score.ts';
import type { MutationReport } from './score.ts';

const source = 'const a = 1;\nconst b = a >\n  2;\n';

/** A mutant of `a > 2`, which stands on two lines. */
const mutant = (status: string, replacement = 'true') => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
  location: { start: { line: 2, column: 11 }, end: { line: 3, column: 4 } },
});
const reportOf = (...mutants: ReturnType<typeof mutant>[]): MutationReport => ({
  files: { 'domain/src/a.ts': { source, mutants } },
});

const NAME = 'domain/src/a.ts: a > 2 -> true';

describe('the score of a mutation run', () => {
  it('counts mutants that a test killed, or stopped by taking too long', () => {
    const report = reportOf(mutant('Killed'), mutant('Timeout'), mutant('Survived'), mutant('NoCoverage'));
    expect(scoreOf(report, {})).toMatchObject({ killed: 2, percent: 50, argued: 0 });
  });

  it('names those that lived by the code that they change', () => {
    expect(scoreOf(reportOf(mutant('Survived')), {}).lived).toEqual([NAME]);
  });

  it('leaves out those that are argued', () => {
    const report = reportOf(mutant('Killed', 'false'), mutant('Survived'));
    expect(scoreOf(report, { [NAME]: 'a is 1' })).toMatchObject({
      lived: [],
      argued: 1,
      idle: [],
      percent: 100,
    });
  });

  it('names an argument whose mutant a test kills, but not those of other files', () => {
    const argued = { [NAME]: 'a is 1', 'domain/src/b.ts: x -> y': 'elsewhere' };
    expect(scoreOf(reportOf(mutant('Killed')), argued).idle).toEqual([NAME]);
  });

  it('takes a part of the files by how their paths start', () => {
    const whole = {
      files: { ...reportOf(mutant('Killed')).files, 'domain/src/b.ts': { source, mutants: [] } },
    };
    expect(Object.keys(within(whole, 'domain/src/a').files)).toEqual(['domain/src/a.ts']);
    expect(scoreOf(within(whole, 'domain/src/b'), {}).killed).toBe(0);
  });

  it('ignores mutants that only run while a module loads', () => {
    expect(scoreOf(reportOf(mutant('Ignored')), {})).toMatchObject({ percent: 0, untried: 0 });
  });

  it('tells of mutants whose tests could not begin, and has them tried again', () => {
    const report = reportOf(mutant('Killed'), mutant('RuntimeError', 'false'));
    expect(scoreOf(report, {})).toMatchObject({ percent: 100, untried: 1 });
    expect(withoutUntried(report)).toEqual(reportOf(mutant('Killed')));
  });
});
