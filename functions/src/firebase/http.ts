import { error } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import type { HttpsOptions, Request } from 'firebase-functions/v2/https';
import { REGION } from '@bhoj/domain/catalogue/region';
import { inTime } from './deadline.ts';
import { withoutPersonalData } from './redact.ts';

export type Reply = Parameters<Parameters<typeof onRequest>[0]>[1];

/** ms. Nobody waits longer for a page; a payment's event is sent again after five seconds without an answer. */
const PATIENCE = 10_000;

interface Answering extends Pick<HttpsOptions, 'secrets'> {
  /** The task of the function, as its log names it. */
  readonly name: string;
  readonly patienceMs?: number;
  /** Writes the answer with the status 503 when the work fails or takes too long. */
  readonly failed?: (reply: Reply) => void;
}

/**
 * Makes a function that answers a browser or another company's server. Those do not repeat a failed call, as Bhoj's
 * own clients do. So when the database is away or silent, the function answers 503 in time, and the caller can ask
 * again; its work stops at the next step.
 */
export const onHttp = (
  { name, patienceMs = PATIENCE, failed = (reply) => reply.end(), ...options }: Answering,
  answer: (request: Request, reply: Reply) => Promise<void>,
) =>
  onRequest({ region: REGION, ...options }, async (request, reply) => {
    try {
      await inTime(patienceMs, () => answer(request, reply));
    } catch (cause) {
      error(`${name} failed`, { cause: withoutPersonalData(String(cause)) });
      // Part of an answer may be on its way already.
      if (reply.headersSent) return;
      failed(reply.set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).status(503));
    }
  });
