import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, vi } from 'vitest';

/**
 * Set-up of the functions' tests. A worker loads the Admin SDK, zod and express once; each file loads the functions anew,
 * in a project of its own (mount.ts), so that what an instance remembers is its own, and leaves the process as it found
 * it.
 */
vi.resetModules();

const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const;
const own = LEVELS.map((level) => [level, console[level]] as const);
const restoreConsole = () => {
  for (const [level, method] of own) console[level] = method;
};

// firebase-functions captures the console's methods when it is first imported: what it gets leads to those of each file.
for (const level of LEVELS) console[level] = (...parts: unknown[]) => console[level](...parts);
const { app } = await import('firebase-functions/v2');
restoreConsole();

const env = { ...process.env };

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  app.setEmulatedAdminApp(undefined);
  // Ends the listeners and transactions that a test left open, with their connections.
  await Promise.all(getApps().map(deleteApp));
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  restoreConsole();
});
