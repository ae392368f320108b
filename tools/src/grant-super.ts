/**
 * `npm run grant-super -- <e-mail> [--project <id or alias of .firebaserc>]`: makes a super admin, with deploy
 * credentials (Application Default Credentials), or in the emulator when FIREBASE_AUTH_EMULATOR_HOST is set. No
 * callable gives this role, so this is the only way to make one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { CannotGoOn } from '../../scripts/lib/say.mjs';
import { objection, remedy } from './accounts/super-admin.ts';
import { command } from './command/command.ts';
import { readOptions } from './command/options.ts';

await command(async () => {
  const { values, positionals } = readOptions({ project: { type: 'string' } }, { rest: true });
  const [email = '', ...more] = positionals;
  if (!/^[^@\s/]+@[^@\s/]+$/.test(email) || more.length > 0) {
    throw new CannotGoOn('Name one e-mail address: npm run grant-super -- <e-mail> [--project production].');
  }
  const project = projectOf(values.project);
  const emulated = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  if (!emulated && project.startsWith('demo-')) {
    throw new CannotGoOn(
      `${project} is a project of the emulators only: name a real one with --project, or set FIREBASE_AUTH_EMULATOR_HOST.`,
    );
  }
  try {
    await grant(email, { project, emulated });
  } catch (cause) {
    const sentence = cause instanceof CannotGoOn ? undefined : remedy(cause, { email, project });
    throw sentence === undefined ? cause : new CannotGoOn(sentence);
  }
  return 0;
});

/** @param named a project id or an alias of .firebaserc; its default alias when missing */
function projectOf(named = 'default'): string {
  const text = readFileSync(join(ROOT, '.firebaserc'), 'utf8');
  const { projects } = JSON.parse(text) as { projects: Readonly<Record<string, string>> };
  return projects[named] ?? named;
}

async function grant(email: string, where: { project: string; emulated: boolean }): Promise<void> {
  const { project, emulated } = where;
  const auth = getAuth(initializeApp({ projectId: project }));
  const user = await auth.getUserByEmail(email.toLowerCase());
  const sentence = objection(user, { emulated });
  if (sentence !== undefined) throw new CannotGoOn(sentence);
  await auth.setCustomUserClaims(user.uid, { role: 'super' });
  // Existing tokens do not contain the new role, so the person must sign in again.
  await auth.revokeRefreshTokens(user.uid);
  process.stdout.write(
    `${user.email} is a super admin of ${project} now; sign in anew on /super/staff-login.\n`,
  );
}
