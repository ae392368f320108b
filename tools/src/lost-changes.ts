/**
 * `npm run lost-changes -- <base>`: after a merge, lists changes since the commit or branch `base` that may have been
 * lost (README.md).
 */
import { ROOT } from '../../scripts/lib/paths.mjs';
import { CannotGoOn } from '../../scripts/lib/say.mjs';
import { command } from './command/command.ts';
import { readOptions } from './command/options.ts';
import { isCommit, readCommits, readMerges, readTree } from './history/commits.ts';
import { lostChanges } from './history/lost-changes.ts';

await command(async () => {
  const { positionals } = readOptions({}, { rest: true });
  const [base, ...more] = positionals;
  if (base === undefined || more.length > 0) {
    throw new CannotGoOn('Name the commit or branch to look back to: npm run lost-changes -- main.');
  }
  if (!isCommit(ROOT, base)) throw new CannotGoOn(`git knows no commit or branch ${base}.`);
  const [commits, merges, tree] = [readCommits(ROOT, base), readMerges(ROOT, base), readTree(ROOT)];
  const rows = lostChanges({ commits, merges, tree });
  const verdict =
    rows.length === 0
      ? `No change since ${base} looks lost.`
      : `\nLook at each. Where it is meant, say so in the body of the commit that takes it out:\nRemoves on purpose: <the file, or why>`;
  process.stdout.write([...rows, verdict, ''].join('\n'));
  return Promise.resolve(rows.length === 0 ? 0 : 1);
});
