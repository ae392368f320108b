import { expect, test } from 'vitest';
import { createTimings, formatTimings } from './timings.ts';

/** Timings with a clock that the test moves forward. */
function aClock() {
  let now = 0;
  const timings = createTimings(() => now);
  const step = (name: string, ms: number) =>
    timings.timed(name, () => {
      now += ms;
      return Promise.resolve(name);
    });
  return { timings, step };
}

test('has a line for each step, the projects below Vitest by time, and the total', async () => {
  const { timings, step } = aClock();
  await step('build of the functions', 1_900);
  await step('vitest', 61_000);
  await step('journeys', 240_100);
  const suites = [
    { name: 'domain', ms: 7_000 },
    { name: 'rules', ms: 90_000 },
    { name: 'journeys', ms: 240_000 },
  ];
  expect(formatTimings(timings, suites)).toBe(
    [
      'Where the time went',
      '     1.9 s  build of the functions',
      '    61.0 s  vitest',
      '    90.0 s    rules, sum of its files',
      '     7.0 s    domain, sum of its files',
      '   240.1 s  journeys',
      '   303.0 s  in all',
    ].join('\n'),
  );
});

test('includes the time of a failed step', async () => {
  const { timings } = aClock();
  await expect(timings.timed('build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timings.steps()).toEqual([{ name: 'build', ms: 0 }]);
});
