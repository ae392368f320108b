import type { Commit, Tree } from './commits.ts';

/** Shorter lines (brackets, blanks) occur in every file and prove nothing. */
const SHORTEST_TELLING = 13;

/** A merge of two changes to one line gives a third line, so fewer lost lines than this prove nothing. */
const FEWEST_LOST_IN_MERGE = 3;

/** A line in a commit's body which says that the commit removes this text on purpose. */
const MEANT = /^Removes on purpose: *(\S.*?) *$/gm;

/** The changes since a base commit. */
export interface History {
  /** Oldest first, without merges. */
  readonly commits: readonly Commit[];
  readonly merges: readonly Commit[];
  readonly tree: Tree;
}

/**
 * Finds changes that may have been lost when branches were merged. Each needs a person to check it.
 * @returns one sentence for each
 */
export function lostChanges(history: History): string[] {
  return [...takenOut(history), ...lostInMerges(history)];
}

/**
 * Finds commits that only removed lines which another commit since the base had added. A rebase that drops a change
 * looks like that.
 */
function takenOut({ commits, tree }: History): string[] {
  /** The commit that added a line to a file. */
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

/** Finds added lines that are missing although no commit removed them: the sign of a merge that drops a change. */
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

/**
 * @returns true when a commit's body says that it removes lines of this file on purpose, or says so without naming a
 * file
 */
function isMeant({ body, changes }: Commit, path: string): boolean {
  const said = [...body.matchAll(MEANT)].map(([, text = '']) => text);
  const isPath = (text: string) => changes.has(text) || /^\S+\/\S+\.\w+$/.test(text);
  return said.some((text) => text === path || !isPath(text));
}

const isTelling = (line: string) => line.length >= SHORTEST_TELLING;

const keyOf = (path: string, line: string) => `${path}\n${line}`;

const inOne = (names: readonly (string | undefined)[]) =>
  [...new Set(names)].filter((name) => name !== undefined).join('; ');
