import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { CONTRACTS } from '@bhoj/domain/contracts';
import type { Express, RequestHandler } from 'express';

/** The exports of `functions/src/index.ts` or of its build. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * Returns an app with the exported callables and webhook at `/<name>`, served over HTTP as by Cloud Functions: the real
 * `onCall` handlers, with token verification.
 */
export function callablesApp(exported: Exports): Express {
  const app = express();
  // Cloud Functions keeps the raw body too, because a webhook's signature is computed over it.
  const keepRaw = (request: object, _: unknown, rawBody: Buffer) => Object.assign(request, { rawBody });
  app.use(express.json({ limit: '10mb', strict: false, verify: keepRaw }), express.text({ verify: keepRaw }));
  app.all('/razorpayWebhook', exported['razorpayWebhook'] as RequestHandler);
  for (const { name } of Object.values(CONTRACTS)) {
    if (name in exported) app.all(`/${name}`, exported[name] as RequestHandler);
  }
  return app;
}

/** Serves the exported callables on a free port of this machine. The process may end while it listens. */
export async function listening(
  exported: Exports,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = callablesApp(exported).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { server, port: (server.address() as AddressInfo).port };
}
