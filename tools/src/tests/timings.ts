import type { Tally } from './tally.ts';

interface Step {
  readonly name: string;
  readonly ms: number;
}

/** Records how long each step of a command takes. Steps may run in parallel. */
export function createTimings(now: () => number = Date.now) {
  const startedAt = now();
  const steps: Step[] = [];
  return {
    /** Runs a step and records its time, even when it fails. */
    timed: async <T>(name: string, step: () => Promise<T>): Promise<T> => {
      const from = now();
      try {
        return await step();
      } finally {
        steps.push({ name, ms: now() - from });
      }
    },
    steps: (): readonly Step[] => steps,
    /** The time since the start, in ms. */
    total: (): number => now() - startedAt,
  };
}

export type Timings = ReturnType<typeof createTimings>;

/**
 * Returns the timings as text, one line for each step and suite. Vitest's projects are listed below Vitest with the
 * summed times of their files. Several files run in parallel, so these lines add up to more than Vitest's own.
 */
export function formatTimings(timings: Timings, suites: Tally['suites']): string {
  const projects = suites.filter(({ name }) => name !== 'journeys').toSorted((a, b) => b.ms - a.ms);
  const rows = timings.steps().flatMap((step) => {
    const below = step.name === 'vitest' ? projects : [];
    return [row(step.name, step.ms), ...below.map(({ name, ms }) => row(`  ${name}, sum of its files`, ms))];
  });
  return ['Where the time went', ...rows, row('in all', timings.total())].join('\n');
}

const row = (name: string, ms: number) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;
