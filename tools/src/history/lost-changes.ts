import type { Commit, Tree } from './commits.ts';

/** Shorter lines (brackets, blanks) are in every file and tell nothing. */
const SHORTEST_TELLING = 13;

/** Who puts two changes of one line together writes a third line: fewer than this many gone say nothing of a merge. */
const FEWEST_LOST_IN_MERGE = 3;

/** A line of a commit's body that says: what this commit takes out, it takes out on purpose. */
const MEANT = /^Removes on purpose: *(\S.*?) *$/gm;

/** What came of the changes since a base. */
export interface History {
  /** Oldest first, without merges. */
  readonly commits: readonly Commit[];
  readonly merges: readonly Commit[];
  readonly tree: Tree;
}

/**
 * Changes that look as if they had been lost when branches were put together. Each is a place to look, not a verdict.
 * @returns a sentence for each
 */
export function lostChanges(history: History): string[] {
  return [...takenOut(history), ...lostInMerges(history)];
}

/**
 * Commits that only took out of a file what another commit since the base had put in: what a rebase looks like that
 * dropped a change.
 */
function takenOut({ commits, tree }: History): string[] {
  /** The commit that put a line into a file. */
  const broughtBy = new Map<string, string>();
  const rows: string[] = [];
  for (const commit of commits) {
    const addedAnywhere = new Set([...commit.changes.values()].flatMap(({ added }) => added));
    for (const [path, { added, removed }] of commit.changes) {
      const gone = removed.filter(isTelling);
      const from = gone.map((line) => broughtBy.get(keyOf(path, line)));
      const isAllRecent = gone.length > 0 && from.every((name) => name !== undefined);
      const isMoved = gone.some((line) => addedAnywhere.has(line));
      const now = tree.get(path);
      const isLost = now !== undefined && !gone.every((line) => now.has(line));
      if (added.length === 0 && isAllRecent && !isMoved && isLost && !isMeant(commit, path)) {
        const lines = `${gone.length} ${gone.length === 1 ? 'line' : 'lines'}`;
        rows.push(`${commit.name}\n    took ${lines} out of ${path} that came with: ${inOne(from)}`);
      }
      for (const line of added.filter(isTelling)) broughtBy.set(keyOf(path, line), commit.name);
    }
  }
  return rows;
}

/** Changes of a file that are nowhere now although no commit took them out: what a merge looks like that dropped one. */
function lostInMerges({ commits, merges, tree }: History): string[] {
  const rows: string[] = [];
  const removedLater = new Set<string>();
  const isAnywhere = (line: string) => tree.values().some((lines) => lines.has(line));
  for (const commit of commits.toReversed()) {
    for (const [path, change] of commit.changes) {
      const left = change.added.filter((line) => isTelling(line) && !removedLater.has(keyOf(path, line)));
      const isGone = left.length >= FEWEST_LOST_IN_MERGE && !left.some(isAnywhere);
      if (isGone && !merges.some((merge) => isMeant(merge, path))) {
        rows.unshift(
          `${commit.name}\n    put ${left.length} lines into ${path} that are nowhere now, and no commit took them out`,
        );
      }
    }
    for (const [path, { removed }] of commit.changes) {
      for (const line of removed) removedLater.add(keyOf(path, line));
    }
  }
  return rows;
}

/** @returns whether a commit says that it means what it takes out of a file, or names no file and means all */
function isMeant({ body, changes }: Commit, path: string): boolean {
  const said = [...body.matchAll(MEANT)].map(([, text = '']) => text);
  const isPath = (text: string) => changes.has(text) || /^\S+\/\S+\.\w+$/.test(text);
  return said.some((text) => text === path || !isPath(text));
}

const isTelling = (line: string) => line.length >= SHORTEST_TELLING;

const keyOf = (path: string, line: string) => `${path}\n${line}`;

const inOne = (names: readonly (string | undefined)[]) =>
  [...new Set(names)].filter((name) => name !== undefined).join('; ');
