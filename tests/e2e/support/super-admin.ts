import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openAdmin } from '../../seed/live/admin.ts';
import { urlsFromEnv } from '../../seed/live/urls.ts';
import type { Page } from '@playwright/test';
import type { Login } from './restaurant.ts';

const RUN = join(import.meta.dirname, '..', '..', '..', 'scripts', 'run.mjs');

/** Makes a super admin as a deployment does. */
export async function grantSuper({ email, password }: Login): Promise<void> {
  const urls = urlsFromEnv(process.env);
  const admin = openAdmin(urls);
  await admin.auth.createUser({ email, password, displayName: 'Asha' });
  await promisify(execFile)(process.execPath, [RUN, 'grant-super', email, '--project', urls.project]);
  await admin.close();
}

/** Fills the form of /super/staff-login and submits it. */
export async function signInToPlatform(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
