import { existsSync } from 'node:fs';
import express from 'express';
import { callablesApp } from '../../../demo/live/callables-app.ts';
import type { Exports } from '../../../demo/live/callables-app.ts';

/** Serves the callables of functions/dist at `BHOJ_FUNCTIONS_URL`, until it is stopped. */
const { hostname, port, pathname } = new URL(process.env['BHOJ_FUNCTIONS_URL'] ?? '');
const built = new URL('../../../functions/dist/index.js', import.meta.url);
if (!existsSync(built))
  throw new Error('functions/dist is missing: run "npm run build --workspace functions".');

const app = express();
app.use(pathname, callablesApp((await import(built.href)) as Exports));
// Playwright asks here whether the server is ready.
app.get(pathname, (_, response) => void response.send('ready'));
app.listen(Number(port), hostname);
