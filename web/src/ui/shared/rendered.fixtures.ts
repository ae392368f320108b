import { act } from '@testing-library/react';
import { expect } from 'vitest';

/** The fields of React's fibers that say which components a commit has rendered. React's developer tools read them too. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: { readonly name?: string; readonly displayName?: string } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}
interface FiberRoot {
  current: Fiber;
}

/** React's tags of function, class, forwarded and plainly memoised components. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 15]);
/** React's flag of a component whose function has run, and was not skipped. */
const HAS_RUN = 1;

/** Calls `on` with the name of every component that the commit of this tree has rendered. */
function eachRendered(fiber: Fiber, on: (name: string) => void): void {
  const before = fiber.alternate;
  if (COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & HAS_RUN) !== 0))
    on(fiber.type?.displayName ?? (fiber.type?.name || 'unnamed'));
  // A skipped component holds the same children as before.
  if (before !== null && before.child === fiber.child) return;
  for (let { child } = fiber; child !== null; child = child.sibling) eachRendered(child, on);
}

/** The components that a tap or a start rendered. */
export interface Rendered {
  /** How many, until the commit that shows the answer, and in the commits after it. */
  readonly first: number;
  readonly after: number;
  /** How many commits rendered any, until the answer and after it. */
  readonly commits: { readonly first: number; readonly after: number };
  /** How often each, the most frequent first. */
  readonly names: readonly (readonly [name: string, count: number])[];
}

function rootOf(container: Element): FiberRoot | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return null;
  return (container as unknown as Record<string, { readonly stateNode: FiberRoot }>)[key]!.stateNode;
}

/**
 * Counts what React renders into an element, from `tap` until nothing is left to render.
 *
 * @param container The element that `render` returned, or one into which `tap` begins to render
 * @param isAnswered Whether the page shows what the tap asked for
 * @param settle Lets the work go on that the tap has begun
 */
export async function renderedBy(
  container: Element,
  tap: () => void,
  isAnswered: () => boolean,
  settle: () => Promise<unknown>,
): Promise<Rendered> {
  const names = new Map<string, number>();
  const counts = { first: 0, after: 0 };
  const commits = { first: 0, after: 0 };
  let answered = false;
  const onCommit = (fiber: Fiber) => {
    const when = answered ? 'after' : 'first';
    const known = counts[when];
    eachRendered(fiber, (name) => {
      counts[when] += 1;
      names.set(name, (names.get(name) ?? 0) + 1);
    });
    if (counts[when] > known) commits[when] += 1;
    answered ||= isAnswered();
  };
  let stop: (() => void) | null = null;
  const watch = () => {
    const root = rootOf(container);
    if (root !== null) stop ??= watched(root, onCommit);
  };
  act(() => {
    watch();
    tap();
    // Until the end of this act nothing is rendered into a new root.
    watch();
  });
  await settle();
  if (stop === null) throw new Error('React has rendered nothing into this element');
  (stop as () => void)();
  if (!answered) throw new Error('the page shows no answer to the tap');
  return { ...counts, commits, names: [...names].toSorted((a, b) => b[1] - a[1]) };
}

/** Calls `onCommit` with each tree that React commits, until the returned function is called. */
function watched(root: FiberRoot, onCommit: (fiber: Fiber) => void): () => void {
  let { current } = root;
  Object.defineProperty(root, 'current', {
    configurable: true,
    get: () => current,
    // React sets it once a commit has changed the page.
    set: (fiber: Fiber) => {
      current = fiber;
      onCommit(fiber);
    },
  });
  return () => {
    Object.defineProperty(root, 'current', { configurable: true, writable: true, value: current });
  };
}

/** How many components a tap may render: until its answer, and after it. */
type AtMost = readonly [first: number, after: number];

/** How many components a start may render, and in how many commits: until its content, and after it. */
export interface Most {
  readonly components: AtMost;
  readonly commits: AtMost;
}

/** Compares what a start rendered with its bounds. */
export function expectStart({ first, after, commits, names }: Rendered, most: Most): void {
  const often = names.slice(0, 12).map(([name, count]) => `${count} ${name}`);
  const text = `${first} components in ${commits.first} commits, then ${after} in ${commits.after}: ${often.join(', ')}`;
  process.stdout.write(`${text}\n`);
  const isAbove =
    first > most.components[0] ||
    after > most.components[1] ||
    commits.first > most.commits[0] ||
    commits.after > most.commits[1];
  expect(isAbove ? text : '').toBe('');
}

/** Compares what taps rendered with their bounds in one go, so that a failure shows every figure. */
export function expectAtMost(
  taps: ReadonlyMap<string, Rendered>,
  bounds: Readonly<Record<string, AtMost>>,
): void {
  const lines = [...taps].map(([kind, { first, after, names }]) => {
    const [atFirst = 0, later = 0] = bounds[kind] ?? [];
    const most = names.slice(0, 12).map(([name, count]) => `${count} ${name}`);
    return {
      figures: `${kind}: ${first} components of ${atFirst}, then ${after} of ${later}`,
      most: most.join(', '),
      isAbove: first > atFirst || after > later,
    };
  });
  process.stdout.write(lines.map(({ figures }) => `${figures}\n`).join(''));
  expect([...taps.keys()]).toEqual(Object.keys(bounds));
  expect(lines.filter(({ isAbove }) => isAbove)).toEqual([]);
}
