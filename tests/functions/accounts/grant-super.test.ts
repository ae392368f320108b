import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { objection, remedy } from '../../../tools/src/accounts/super-admin.ts';
import { signIn } from '../../support/auth.ts';
import { auth, PROJECT } from '../../support/mount.ts';

const RUN = join(import.meta.dirname, '..', '..', '..', 'scripts', 'run.mjs');

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function grantSuper(args: string[], env: Record<string, string | undefined> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [RUN, 'grant-super', ...args],
      { env: { ...process.env, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? 1, out, err: err.trim() }),
    );
  });
}
const here = (email: string) => grantSuper([email, '--project', PROJECT]);

/** One line with one sentence: no stack. */
const SENTENCE = /^\S[^\n]*\.$/;

describe('npm run grant-super', () => {
  test.concurrent('makes an account a super admin, and ends its old sign-ins', async () => {
    const { uid, tokensValidAfterTime } = await auth.createUser({ email: 'nisha@people.example' });
    expect(tokensValidAfterTime).toBeUndefined();
    const { code, out, err } = await here('Nisha@People.Example');
    expect([code, err]).toEqual([0, '']);
    expect(out.trim()).toMatch(SENTENCE);
    const user = await auth.getUser(uid);
    expect(user.customClaims).toEqual({ role: 'super' });
    expect(user.tokensValidAfterTime).toBeDefined();
    expect(await here('nisha@people.example')).toMatchObject({ code: 0 });
  });

  test.concurrent("never removes a person's role", async () => {
    const claims = { role: 'owner', restaurant: 'owner@house.example' };
    const { uid } = await signIn(claims);
    const { code, out, err } = await here(`${uid.toLowerCase()}@people.example`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(SENTENCE);
    expect((await auth.getUser(uid)).customClaims).toEqual(claims);
  });

  test.concurrent.each<[string, string[], Record<string, string | undefined>]>([
    ['no address', [], {}],
    ['two addresses', ['a@b.example', 'c@d.example'], {}],
    ['something else than an address', ['asha'], {}],
    ['an unknown option', ['a@b.example', '--force'], {}],
    ['an account that is not there', ['nobody@people.example', '--project', PROJECT], {}],
    ['a demo project outside the emulator', ['a@b.example'], { FIREBASE_AUTH_EMULATOR_HOST: undefined }],
    [
      'no credentials',
      ['a@b.example', '--project', 'production'],
      { FIREBASE_AUTH_EMULATOR_HOST: undefined, GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json' },
    ],
    [
      'an emulator that does not run',
      ['a@b.example', '--project', PROJECT],
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' },
    ],
  ])('says in one sentence what is wrong: %s', async (_, args, env) => {
    const { code, out, err } = await grantSuper(args, env);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(SENTENCE);
  });
});

describe('the rule for super admins', () => {
  const user = { email: 'asha@bhoj.example', emailVerified: true, disabled: false };
  const outside = { emulated: false };

  test('accepts a person whose address is verified, also again', () => {
    expect(objection(user, outside)).toBeUndefined();
    expect(objection({ ...user, customClaims: { role: 'super' } }, outside)).toBeUndefined();
  });

  test('accepts nobody else outside the emulator', () => {
    expect(objection({ ...user, emailVerified: false }, outside)).toContain('not verified');
    expect(objection({ ...user, emailVerified: false }, { emulated: true })).toBeUndefined();
    expect(objection({ ...user, disabled: true }, outside)).toContain('disabled');
    expect(objection({ ...user, customClaims: { role: 'staff' } }, outside)).toContain('staff');
  });

  test('an unexpected failure keeps its own message', () => {
    expect(remedy(new Error('what?'), { email: 'a@b.example', project: 'p' })).toBeUndefined();
  });
});
