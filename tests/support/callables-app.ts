import express from 'express';
import { CONTRACTS } from '@bhoj/domain/contracts';
import type { Express, RequestHandler } from 'express';

/** What `functions/src/index.ts`, or its build, exports. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * The callables and the webhook among the exports, each at `/<name>`, behind HTTP as Cloud Functions serves them: the
 * real `onCall` handlers, with the verification of tokens.
 */
export function callablesApp(exported: Exports): Express {
  const app = express();
  // As Cloud Functions does: a webhook's signature is over the body as it came.
  const keepRaw = (request: object, _: unknown, rawBody: Buffer) => Object.assign(request, { rawBody });
  app.use(express.json({ limit: '10mb', strict: false, verify: keepRaw }));
  app.all('/razorpayWebhook', exported['razorpayWebhook'] as RequestHandler);
  for (const { name } of Object.values(CONTRACTS)) {
    if (name in exported) app.all(`/${name}`, exported[name] as RequestHandler);
  }
  return app;
}
