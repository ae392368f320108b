import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openAdmin } from '../../../demo/live/admin.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { expect } from './people.ts';
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

/** Adds a person on /super/staff, where the page is, and opens theirs. */
export async function addStaff(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Mobile number').fill('98765 43210');
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByLabel('Reason').fill('New in Pune');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Makes a set-password link on the page of a person, and returns it. */
export async function setPasswordLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set-password link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set-password link' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Sets a password by its link; the person is signed in then. */
export async function setPasswordBy(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

/** Fills the form of /super/staff-login and submits it. */
export async function signInToPlatform(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
