import { execFileSync } from 'node:child_process';

/** The changes of a commit to one file: its lines, without leading and trailing blanks. */
export interface Change {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Commit {
  /** The short id and the title. */
  readonly name: string;
  readonly body: string;
  /** By the path of the file. Empty for a merge. */
  readonly changes: ReadonlyMap<string, Change>;
}

/** The lines of each source file at HEAD, without leading and trailing blanks, by the file's path. */
export type Tree = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.rules'];

/** Overrides a user's own diff settings. */
const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/'];

const MOST_BYTES = 512 * 1024 * 1024;

function git(folder: string, args: readonly string[]): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: 'pipe' } as const;
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], options);
}

/** @returns the commits after `base` up to HEAD that changed sources, oldest first, without merges */
export function readCommits(folder: string, base: string): Commit[] {
  // Full history is needed: by default git skips a branch of which a merge kept nothing, and that is what to find.
  const commits = ['log', '--reverse', '--topo-order', '--no-merges', '--full-history', FORMAT];
  const diff = ['--unified=0', '--no-renames', ...PLAIN_DIFF];
  return read(git(folder, [...commits, ...diff, `${base}..HEAD`, '--', ...SOURCES]));
}

/** @returns the merges after `base` up to HEAD */
export function readMerges(folder: string, base: string): Commit[] {
  return read(git(folder, ['log', '--reverse', '--merges', FORMAT, `${base}..HEAD`]));
}

export function readTree(folder: string): Tree {
  const tree = new Map<string, Set<string>>();
  const found = git(folder, ['grep', '--no-color', '-I', '-z', '-e', '', 'HEAD', '--', ...SOURCES]);
  for (const row of found.split('\n')) {
    const [name = '', line = ''] = row.split('\0');
    const path = name.slice('HEAD:'.length);
    const lines = tree.get(path);
    if (lines) lines.add(line.trim());
    else tree.set(path, new Set([line.trim()]));
  }
  return tree;
}

/** @returns true when git knows a commit by this name, id or branch */
export function isCommit(folder: string, name: string): boolean {
  try {
    git(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    return true;
  } catch {
    return false;
  }
}

const FORMAT = '--format=%x00%h %s%x00%b%x00';

/** @param log three texts per commit, separated by zero bytes: name, body, diff */
function read(log: string): Commit[] {
  const [, ...texts] = log.split('\0');
  const commits: Commit[] = [];
  for (let at = 0; at + 2 < texts.length; at += 3) {
    const [name = '', body = '', diff = ''] = texts.slice(at, at + 3);
    commits.push({ name, body, changes: readDiff(diff) });
  }
  return commits;
}

function readDiff(diff: string): Map<string, Change> {
  const changes = new Map<string, { added: string[]; removed: string[] }>();
  let change: { added: string[]; removed: string[] } | undefined;
  let inHunk = false;
  for (const line of diff.split('\n')) {
    if (line.startsWith('diff --git ')) {
      change = { added: [], removed: [] };
      changes.set(line.slice(line.lastIndexOf(' b/') + 3), change);
      inHunk = false;
    } else if (line.startsWith('@@')) inHunk = true;
    else if (inHunk && line.startsWith('+')) change?.added.push(line.slice(1).trim());
    else if (inHunk && line.startsWith('-')) change?.removed.push(line.slice(1).trim());
  }
  return changes;
}
