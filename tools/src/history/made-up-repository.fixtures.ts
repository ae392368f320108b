import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The text of each file by its path; null deletes the file. */
type Files = Readonly<Record<string, string | null>>;

export interface MadeUpRepository {
  readonly folder: string;
  /** The first commit. */
  readonly base: string;
  /** Writes files and commits everything. The first line of the message is the title. */
  readonly commit: (message: string, files: Files) => void;
  readonly git: (...args: string[]) => string;
  readonly remove: () => void;
}

/** Makes a git repository with one commit in a temporary folder. */
export function madeUpRepository(files: Files): MadeUpRepository {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@people.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
  const commit = (message: string, changed: Files) => {
    for (const [path, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (text === null) rmSync(join(folder, path));
      else writeFileSync(join(folder, path), text);
    }
    git('add', '--all');
    git('commit', '--message', message);
  };
  git('init', '--initial-branch=main');
  commit('The beginning', files);
  const base = git('rev-parse', 'HEAD').trim();
  return { folder, base, commit, git, remove: () => rmSync(folder, { recursive: true }) };
}
