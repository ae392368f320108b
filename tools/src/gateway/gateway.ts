/**
 * A stand-in for Razorpay, for development and tests: its Orders and Payments API as the `razorpay` package calls it,
 * a checkout script with a test dialog, and webhooks. It listens on loopback only, and keeps its data in memory
 * unless a file is given.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { HOST } from '../network/ports.ts';
import { createFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import { createLater } from './later.ts';
import { createLedger } from './ledger.ts';
import type { Saved } from './ledger.ts';
import { createOutcomes } from './outcomes.ts';
import type { Outcome, Result } from './outcomes.ts';
import { createRoutes, tellRefund } from './routes.ts';
import { serve } from './serve.ts';
import { createPostman } from './webhooks.ts';
import type { Postman } from './webhooks.ts';

export interface Gateway {
  readonly url: string;
  /** Does what the checkout would do, without a browser. */
  readonly play: (orderId: string, outcome: Outcome) => Result;
  /** Gives a captured payment back in full, as the platform does at the gateway. */
  readonly refund: (paymentId: string) => void;
  /** Sends a refund back, as a bank does days later. */
  readonly failRefund: (paymentId: string) => void;
  /** Refuses refunds while it is on. */
  readonly refuseRefunds: (on: boolean) => void;
  /** Turns webhooks on or off. While they are off, events are lost. */
  readonly turnWebhooks: Postman['turn'];
  /** Resolves when the request that gets the fault has come. */
  readonly failNext: Faults['failNext'];
  /** Resolves when no late payment and no webhook is waiting. */
  readonly settled: () => Promise<void>;
  /** Every webhook sent so far. */
  readonly deliveries: Postman['deliveries'];
  readonly stop: () => Promise<void>;
}

interface GatewayWish {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Null sends no webhooks. */
  readonly webhookUrl: string | null;
  /** The delay (ms) after which a late payment is captured. */
  readonly lateAfterMs?: number;
  /** The file that keeps orders and payments between runs. */
  readonly keepIn?: string | undefined;
}

export async function startGateway(wish: GatewayWish): Promise<Gateway> {
  const { port = 0, keyId, keySecret, webhookSecret, webhookUrl, lateAfterMs = 3_000, keepIn } = wish;
  const ledger = createLedger(keepIn === undefined ? undefined : readKept(keepIn));
  const postman = createPostman({ url: webhookUrl, secret: webhookSecret });
  const late = createLater(lateAfterMs);
  const play = createOutcomes({ ledger, postman, keySecret, later: late.later });
  const { failNext, befall } = createFaults();
  const parts = { ledger, play, postman, failNext, keyId, keySecret };
  const routes = createRoutes(parts);
  const server = createServer((incoming, response) => {
    void serve(routes, befall, incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port }, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    play,
    refund: (paymentId) => tellRefund(parts, 'refund.processed', ledger.refund(paymentId)),
    failRefund: (paymentId) => tellRefund(parts, 'refund.failed', ledger.failRefund(paymentId)),
    refuseRefunds: ledger.refuseRefunds,
    turnWebhooks: postman.turn,
    failNext,
    deliveries: postman.deliveries,
    settled: async () => {
      await late.done();
      await postman.settled();
    },
    stop: async () => {
      late.stop();
      postman.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      if (keepIn !== undefined) keep(keepIn, ledger.all());
    },
  };
}

function readKept(file: string): Saved | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Saved) : undefined;
}

function keep(file: string, all: Saved): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(all));
}
