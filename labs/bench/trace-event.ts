/**
 * An event of Chromium's trace; times in µs. `tdur` is the time that the processor spent on the thread: a slowed
 * processor makes it longer, other programs do not.
 */
export interface TraceEvent<Args> {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: Args;
}

type Timed = Pick<TraceEvent<unknown>, 'ts' | 'dur' | 'tdur'>;

/** The categories to trace: the page's main-thread tasks, script, style, layout and paint, and its own marks. */
export const CATEGORIES = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** The ms of the thread that an event took. */
export const ms = ({ tdur, dur = 0 }: Timed): number => (tdur ?? dur) / 1000;

/** The time of an event's end, in µs. */
export const end = ({ ts, dur = 0 }: Timed): number => ts + dur;
