/**
 * `npm run grant-super -- <e-mail> [--project <id or alias of .firebaserc>]`: makes the first super admin, with deploy
 * credentials (Application Default Credentials), or in the emulator where FIREBASE_AUTH_EMULATOR_HOST is set. Further
 * ones are made in the same way: no callable gives this role. The only script with a dependency: the Admin SDK.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { readOptions } from './lib/options.mjs';
import { ROOT } from './lib/paths.mjs';
import { CannotGoOn, command } from './lib/say.mjs';
import { objection, remedy } from './lib/super-admin.mjs';

/** The functions declare the Admin SDK; the root, which installs it, does not. */
const ofFunctions = createRequire(join(ROOT, 'functions', 'package.json'));

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
  await installIfNeeded();
  try {
    await grant(email, { project, emulated });
  } catch (cause) {
    const sentence = cause instanceof CannotGoOn ? undefined : remedy(cause, { email, project });
    throw sentence === undefined ? cause : new CannotGoOn(sentence);
  }
});

/** @param {string | undefined} named a project id, or an alias of .firebaserc; none is its default */
function projectOf(named) {
  const { projects } = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8'));
  return projects[named ?? 'default'] ?? named;
}

/** @param {string} email @param {{ project: string, emulated: boolean }} where */
async function grant(email, { project, emulated }) {
  const { initializeApp } = ofFunctions('firebase-admin/app');
  const { getAuth } = ofFunctions('firebase-admin/auth');
  const auth = getAuth(initializeApp({ projectId: project }));
  const user = await auth.getUserByEmail(email.toLowerCase());
  const sentence = objection(user, { emulated });
  if (sentence !== undefined) throw new CannotGoOn(sentence);
  await auth.setCustomUserClaims(user.uid, { role: 'super' });
  // What they hold now does not say so yet; a fresh sign-in does.
  await auth.revokeRefreshTokens(user.uid);
  process.stdout.write(
    `${user.email} is a super admin of ${project} now; sign in anew on /super/staff-login.\n`,
  );
}
