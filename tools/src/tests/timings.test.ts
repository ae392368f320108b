import { expect, test } from 'vitest';
import { createTimings, formatTimings } from './timings.ts';

/** Timings with a clock and a meter that the test moves forward. */
function aClock({ tells = true } = {}) {
  let [now, all, emulators] = [0, 0, 0];
  const meter = { all: () => (tells ? all : null), emulators: () => (tells ? emulators : null) };
  const timings = createTimings(meter, () => now);
  const step = (name: string, ms: number, own = ms, ofEmulators = 0, isTheirs = false) =>
    timings.timed(
      name,
      () => {
        now += ms;
        emulators += ofEmulators;
        all += own + ofEmulators;
        return Promise.resolve(name);
      },
      isTheirs,
    );
  return { timings, step };
}

const SUITES = [
  { name: 'domain', ms: 7_000, processorMs: 6_000 },
  { name: 'rules', ms: 90_000, processorMs: 20_000 },
  { name: 'journeys', ms: 240_000 },
];

test('has a line for each step, the projects below Vitest by time, the emulators, and the total', async () => {
  const { timings, step } = aClock();
  await step('build of the functions', 1_900);
  await step('start of the emulators', 10_000, 2_000, 15_000, true);
  await step('vitest', 61_000, 80_000, 30_000);
  await step('journeys', 240_100, 300_000, 50_000);
  expect(formatTimings(timings, SUITES)).toBe(
    [
      'Where the time went',
      '   elapsed   processor',
      '     1.9 s       1.9 s  build of the functions',
      '    10.0 s      15.0 s  start of the emulators',
      '    61.0 s      80.0 s  vitest',
      '    61.0 s      30.0 s    the emulators meanwhile',
      '    90.0 s      20.0 s    rules, sum of its files',
      '     7.0 s       6.0 s    domain, sum of its files',
      '   240.1 s     300.0 s  journeys',
      '   240.1 s      50.0 s    the emulators meanwhile',
      '   313.0 s      95.0 s  the emulators, of all',
      '   313.0 s     478.9 s  in all',
    ].join('\n'),
  );
});

test('says so where the system does not tell the processor time', async () => {
  const { timings, step } = aClock({ tells: false });
  await step('journeys', 240_100);
  expect(formatTimings(timings, [])).toBe(
    [
      'Where the time went',
      '   elapsed   processor',
      '   240.1 s           —  journeys',
      '   240.1 s           —  the emulators, of all',
      '   240.1 s           —  in all',
    ].join('\n'),
  );
});

test('includes the time of a failed step', async () => {
  const { timings } = aClock();
  await expect(timings.timed('build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timings.steps()).toEqual([{ name: 'build', ms: 0, own: 0, emulators: 0 }]);
});
