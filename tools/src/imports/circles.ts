import type { SourceFile } from './source-files.ts';

/** For each node, the nodes that it points to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** @returns the shortest cycle through each node that has one; a cycle that several nodes share is listed once */
export function findCircles(graph: Graph): string[][] {
  const found = new Map<string, string[]>();
  for (const node of graph.keys()) {
    const circle = shortestCircle(graph, node);
    if (circle === undefined) continue;
    const turned = fromItsFirst(circle);
    found.set(turned.join('\n'), turned);
  }
  return [...found.values()];
}

/** @returns the nodes of the shortest cycle through a node, starting with that node */
function shortestCircle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return wayTo(node, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      waiting.push(next);
    }
  }
  return undefined;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let node = cameFrom.get(end); node !== undefined; node = cameFrom.get(node)) way.unshift(node);
  return way;
}

/** Rotates a cycle so that it starts with the node that is first in the alphabet. */
function fromItsFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf(circle.toSorted()[0] ?? '');
  return [...circle.slice(first), ...circle.slice(0, first)];
}

/** @returns a sentence for each cycle of files */
export function circlesOfFiles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map(({ path, imports }) => [path, new Set(imports)]));
  return findCircles(graph).map(
    (circle) =>
      `Circle of files: ${[...circle, circle[0]].join(' → ')}; let one of them stop importing the next`,
  );
}

/** Folders that must not form cycles. The group in each pattern is the folder's name. */
const FOLDERS_WITHOUT_CIRCLES = [
  /^(domain\/src\/[^/]+)\//,
  /^(web\/src\/blocks\/[^/]+)\//,
  /^(tools\/src\/[^/]+)\//,
];

/** Tests may import from any folder, because nothing imports tests. */
export const ONLY_FOR_TESTS = /\.(test|fixtures)\.tsx?$/;

/** @returns a sentence for each cycle of folders, with one import for each step */
export function circlesOfFolders(files: readonly SourceFile[]): string[] {
  const product = files.filter(({ path }) => !ONLY_FOR_TESTS.test(path));
  return FOLDERS_WITHOUT_CIRCLES.flatMap((pattern) => circlesOf(pattern, product));
}

/** @returns a sentence for each cycle of the folders that the pattern's group names, with one import for each step */
export function circlesOf(pattern: RegExp, files: readonly SourceFile[]): string[] {
  const graph = new Map<string, Set<string>>();
  const steps = new Map<string, string[]>();
  for (const { path, imports } of files) {
    for (const target of imports) {
      const [from, to] = [path, target].map((file) => pattern.exec(file)?.[1]);
      if (from === undefined || to === undefined || from === to) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
      const step = `${from} → ${to}`;
      steps.set(step, [...(steps.get(step) ?? []), `${path} imports ${target}`]);
    }
  }
  return findCircles(graph).map((circle) => sentenceOn(circle, steps));
}

function sentenceOn(circle: readonly string[], steps: ReadonlyMap<string, readonly string[]>): string {
  const round = [...circle, circle[0] ?? ''];
  const lines = circle.map((from, index) => {
    const [example, ...more] = steps.get(`${from} → ${round[index + 1]}`) ?? [];
    return `    ${example}${more.length > 0 ? `, and ${more.length} more` : ''}`;
  });
  return [`Circle of folders: ${round.join(' → ')}`, ...lines].join('\n');
}
