import { parentPort } from 'node:worker_threads';
import { listening } from '../../demo/live/callables-app.ts';
import type { Exports } from '../../demo/live/callables-app.ts';

/** The program of another instance (`anotherInstance`): serves the build of the functions, and posts its port. */
const build = new URL('../../functions/dist/index.js', import.meta.url);
const { port, server } = await listening((await import(build.href)) as Exports);
// The agent of mount.ts keeps connections; a call would fail on one that the server has closed.
server.keepAliveTimeout = 0;
// The server alone keeps this thread alive; the process need not wait for the thread.
server.ref();
parentPort?.postMessage(port);
