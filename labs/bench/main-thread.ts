import type { Browser, Page } from '@playwright/test';
import { CATEGORIES, end, ms } from './trace-event.ts';
import type { TraceEvent } from './trace-event.ts';

type Event = TraceEvent<{
  readonly name?: string;
  readonly fileName?: string;
  readonly data?: {
    readonly url?: string;
    readonly isOutermostMainFrame?: boolean;
    readonly documentLoaderURL?: string;
  };
}>;

/** A task of the main thread. */
const TASK = 'RunTask';

/** The events that run or compile script. */
const SCRIPT: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
]);

/** ms above which a task blocks: a tap that comes meanwhile waits noticeably (Lighthouse's total blocking time). */
const BLOCKS = 50;

/** The mark that a page gets when a tap on its content is answered; the start ends there. */
export const ANSWERS = 'answers';

/** The work of a page's main thread from its start until it answers, in ms. */
export interface MainThread {
  /** The time from the start until then, by the clock. */
  readonly answers: number;
  readonly script: number;
  /** The sum of the times above 50 ms of each task, and the longest task. */
  readonly blocking: number;
  readonly longest: number;
  /** The sum of all tasks, and of those before the first module runs: what the page's HTML costs with its inline scripts. */
  readonly busy: number;
  readonly beforeProgram: number;
  /** ms of script by the file that ran, or by the kind of work where the trace names no file. */
  readonly parts: Readonly<Record<string, number>>;
}

export const traceMainThread = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: CATEGORIES });

const partOf = ({ name, args }: Event): string => {
  const file = (args.data?.url ?? args.fileName ?? '').split('/').pop() ?? '';
  return file === '' ? name : `${name} ${file.split('?')[0]}`;
};

/** Ends the trace, and returns what the thread of the page at `path` did. */
export async function endOfTrace(browser: Browser, path: string): Promise<MainThread> {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly Event[];
  };
  const start = traceEvents.find(
    ({ name, args: { data } }) =>
      name === 'navigationStart' &&
      data?.isOutermostMainFrame === true &&
      data.documentLoaderURL?.includes(path),
  );
  if (start === undefined) throw new Error(`the trace has no page at ${path}`);
  const answers = traceEvents.find(
    ({ name, pid, ts }) => name === ANSWERS && pid === start.pid && ts >= start.ts,
  );
  if (answers === undefined) throw new Error(`the page at ${path} never answers`);
  const isOfStart = ({ ts }: Event) => ts >= start.ts && ts < answers.ts;
  const own = traceEvents
    .filter(
      (event) => event.ph === 'X' && event.pid === start.pid && event.tid === start.tid && isOfStart(event),
    )
    .toSorted((a, b) => a.ts - b.ts || end(b) - end(a));
  const parts: Record<string, number> = {};
  let script = 0;
  let until = 0;
  for (const event of own) {
    // Script that runs within other script counts with it.
    if (!SCRIPT.has(event.name) || event.ts < until) continue;
    until = end(event);
    script += ms(event);
    parts[partOf(event)] = (parts[partOf(event)] ?? 0) + ms(event);
  }
  const first = own.find(({ name }) => name === 'v8.evaluateModule')?.ts ?? Number.POSITIVE_INFINITY;
  const timed = own.filter(({ name }) => name === TASK);
  const tasks = timed.map(ms);
  const sum = (all: readonly number[]) => all.reduce((total, task) => total + task, 0);
  return {
    answers: (answers.ts - start.ts) / 1000,
    script,
    blocking: sum(tasks.map((task) => Math.max(0, task - BLOCKS))),
    longest: Math.max(0, ...tasks),
    busy: sum(tasks),
    beforeProgram: sum(timed.filter((task) => end(task) <= first).map(ms)),
    parts,
  };
}
