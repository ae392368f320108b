import type { Tally } from './tally.ts';

/** The cost of the parts, in ms; null where the system does not tell. */
interface Spent {
  readonly own: number | null;
  /** The emulators' time during the step, for this part or for another. */
  readonly emulators: number | null;
}

interface Step extends Spent {
  readonly name: string;
  readonly ms: number;
}

/** The processor time so far of the whole command, and of the emulators that it runs, in ms. */
export interface Meter {
  readonly all: () => number | null;
  readonly emulators: () => number | null;
}

const minus = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(0, a - b);

/** Records what each step of a command takes: elapsed and processor time. Steps may run in parallel. */
export function createTimings({ all, emulators }: Meter, now: () => number = Date.now) {
  const startedAt = now();
  const steps: Step[] = [];
  const read = () => ({ at: now(), all: all(), emulators: emulators() });
  return {
    /**
     * Runs a step and records its times, even when it fails. The emulators' time counts as their own, unless the step
     * itself is the emulators'.
     */
    timed: async <T>(name: string, step: () => Promise<T>, isTheirs = false): Promise<T> => {
      const from = read();
      try {
        return await step();
      } finally {
        const to = read();
        const ofEmulators = minus(to.emulators, from.emulators);
        const own = minus(minus(to.all, from.all), ofEmulators);
        const spent = isTheirs ? { own: ofEmulators, emulators: null } : { own, emulators: ofEmulators };
        steps.push({ name, ms: to.at - from.at, ...spent });
      }
    },
    steps: (): readonly Step[] => steps,
    /** Since the start. */
    total: (): Step => ({ name: 'in all', ms: now() - startedAt, own: all(), emulators: emulators() }),
  };
}

export type Timings = ReturnType<typeof createTimings>;

/**
 * Returns the times as text, one line for each step and suite: elapsed and processor time. Vitest's projects are listed
 * below Vitest with the summed times of their files. Several files run in parallel, so these lines add up to more than
 * Vitest's own.
 */
export function formatTimings(timings: Timings, suites: Tally['suites']): string {
  const projects = suites.filter(({ name }) => name !== 'journeys').toSorted((a, b) => b.ms - a.ms);
  const rows = timings.steps().flatMap((step) => {
    const below = step.name === 'vitest' ? projects : [];
    return [
      row(step.name, step.ms, step.own),
      ...(step.emulators === null || step.emulators < LITTLE_MS
        ? []
        : [row('  the emulators meanwhile', step.ms, step.emulators)]),
      ...below.map(({ name, ms, processorMs }) =>
        row(`  ${name}, sum of its files`, ms, processorMs ?? null),
      ),
    ];
  });
  const { name, ms, own, emulators } = timings.total();
  return [
    'Where the time went',
    '   elapsed   processor',
    ...rows,
    row('the emulators, of all', ms, emulators),
    row(name, ms, own),
  ].join('\n');
}

/** Not worth a line. */
const LITTLE_MS = 1_000;

const seconds = (ms: number | null) => (ms === null ? '—' : `${(ms / 1000).toFixed(1)} s`);

const row = (name: string, ms: number, processor: number | null) =>
  `${seconds(ms).padStart(10)}  ${seconds(processor).padStart(10)}  ${name}`;
