import type { Browser } from '@playwright/test';
import { percentile } from './print-table.ts';
import { CATEGORIES, end, ms } from './trace-event.ts';
import type { TraceEvent } from './trace-event.ts';

type Event = TraceEvent<{ readonly elementCount?: number }>;

/** The marks of a tap in the page: at the touch, and after the frame with its answer. */
const TAPPED = 'tapped: ';
const ANSWERED = 'answered: ';
export const marksOf = (kind: string) => ({ tapped: `${TAPPED}${kind}`, answered: `${ANSWERED}${kind}` });

/** The kind of work of an event; an event without a kind is the browser's own work. */
const KINDS: readonly (readonly [kind: Kind, events: RegExp])[] = [
  ['style', /^(UpdateLayoutTree|RecalcStyle|ParseAuthorStyleSheet)/],
  ['layout', /^Layout$/],
  ['paint', /^(PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers)$/],
  [
    'script',
    /^(FunctionCall|EvaluateScript|RunMicrotasks|EventDispatch|TimerFire|Fire\w+|HandlePostMessage|[Vv]8\..*|M(in|aj)orGC|XHR.*)$/,
  ],
];
type Kind = 'script' | 'style' | 'layout' | 'paint' | 'other';

const FIGURES = ['thread', 'script', 'style', 'layout', 'paint', 'other', 'elements styled'] as const;
/** ms of the thread, in all and by kind, and the number of elements with a computed style. */
type Work = Readonly<Record<(typeof FIGURES)[number], number>>;

export const traceTaps = (browser: Browser): Promise<void> =>
  browser.startTracing(undefined, { categories: CATEGORIES });

const kindOf = ({ name }: Event): Kind => KINDS.find(([, events]) => events.test(name))?.[0] ?? 'other';

/** Adds up a thread's work in the tasks from one time to another, each event without the events within it. */
function workOf(own: readonly Event[], from: number, to: number): Work {
  const work = { script: 0, style: 0, layout: 0, paint: 0, other: 0, thread: 0, 'elements styled': 0 };
  const around: Event[] = [];
  for (const event of own) {
    while (around.length > 0 && end(around.at(-1) ?? event) <= event.ts) around.pop();
    const [task = event] = around;
    if (task.name !== 'RunTask' || end(task) <= from || task.ts >= to) {
      around.push(event);
      continue;
    }
    const parent = around.at(-1);
    work[kindOf(event)] += ms(event);
    if (parent === undefined) work.thread += ms(event);
    else work[kindOf(parent)] -= ms(event);
    if (event.name === 'UpdateLayoutTree') work['elements styled'] += event.args.elementCount ?? 0;
    around.push(event);
  }
  return work;
}

/** Ends the trace, and returns the median work of each kind of tap on the page's own thread until its answer. */
export async function endOfTaps(browser: Browser): Promise<ReadonlyMap<string, Work>> {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly Event[];
  };
  const isMark = ({ name }: Event) => name.startsWith(TAPPED) || name.startsWith(ANSWERED);
  const marks = traceEvents.filter(isMark).toSorted((a, b) => a.ts - b.ts);
  const [any] = marks;
  if (any === undefined) throw new Error('the trace has no taps');
  const own = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === any.pid && tid === any.tid)
    .toSorted((a, b) => a.ts - b.ts || end(b) - end(a));
  const all = new Map<string, Work[]>();
  marks.forEach((mark, i) => {
    const answered = marks[i + 1];
    if (!mark.name.startsWith(TAPPED) || answered === undefined) return;
    const kind = mark.name.slice(TAPPED.length);
    all.set(kind, [...(all.get(kind) ?? []), workOf(own, mark.ts, answered.ts)]);
  });
  return new Map(
    [...all].map(([kind, works]) => {
      const medians = FIGURES.map((key) => [
        key,
        percentile(
          works.map((work) => work[key]),
          0.5,
        ),
      ]);
      return [kind, Object.fromEntries(medians) as Work];
    }),
  );
}
