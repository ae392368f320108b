/** The payment gateway of a suite: the stand-in on the suite's port, or Razorpay's test mode when a key is given. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { CannotGoOn } from '../../../scripts/lib/say.mjs';
import { startGateway } from '../gateway/gateway.ts';
import { HOST } from '../network/ports.ts';
import { readSecrets, SECRETS_NAME, valueIn } from './secrets.ts';

const STAND_IN_KEY_ID = 'rzp_test_standin';
const STAND_IN_KEY_SECRET = 'stand-in-key-secret';

const SECRETS = `# Read by the Functions emulator only. The stand-in gateway signs with whatever stands here.
RAZORPAY_KEY_SECRET=${STAND_IN_KEY_SECRET}
RAZORPAY_WEBHOOK_SECRETS=stand-in-webhook-secret
`;

const RAZORPAYS_CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js';

interface GatewayWish {
  readonly port: number;
  readonly functionsUrl: string;
  /** The file that keeps the stand-in's payments between runs. */
  readonly keepIn: string | undefined;
  /** An `rzp_test_` key, for Razorpay's own test mode. */
  readonly ownKeyId: string | undefined;
}

export interface PaymentGateway {
  /** The parameters that the functions need. */
  readonly params: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export async function startPaymentGateway(wish: GatewayWish): Promise<PaymentGateway> {
  const { port, functionsUrl, keepIn, ownKeyId } = wish;
  const { keySecret, webhookSecret } = gatewaySecrets();
  if (ownKeyId !== undefined) {
    insistOnOwnKey(ownKeyId, keySecret);
    return { params: paramsFor(ownKeyId, ''), stop: await sendToRazorpay(port) };
  }
  const webhookUrl = `${functionsUrl}/razorpayWebhook`;
  const keys = { keyId: STAND_IN_KEY_ID, keySecret, webhookSecret };
  const gateway = await startGateway({ port, ...keys, webhookUrl, keepIn });
  return { params: paramsFor(STAND_IN_KEY_ID, gateway.url), stop: gateway.stop };
}

const paramsFor = (keyId: string, baseUrl: string) => ({
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_BASE_URL: baseUrl,
});

/** Reads the secrets; writes the stand-in's when the file does not exist. */
function gatewaySecrets(): { keySecret: string; webhookSecret: string } {
  const text = readSecrets(SECRETS);
  const keySecret = valueIn(text, 'RAZORPAY_KEY_SECRET');
  const webhookSecret = valueIn(text, 'RAZORPAY_WEBHOOK_SECRETS')?.split(',')[0]?.trim();
  if (keySecret && webhookSecret) return { keySecret, webhookSecret };
  throw new CannotGoOn(
    `${SECRETS_NAME} must set RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRETS: add what is missing, or ` +
      'delete the file and the next start writes it anew.',
  );
}

function insistOnOwnKey(keyId: string, keySecret: string): void {
  if (!keyId.startsWith('rzp_test_')) {
    throw new CannotGoOn(
      'RAZORPAY_KEY_ID is no test key: only one that begins with rzp_test_ may be used here.',
    );
  }
  if (keySecret === STAND_IN_KEY_SECRET) {
    throw new CannotGoOn(
      `RAZORPAY_KEY_ID is set, but ${SECRETS_NAME} holds no secret of yours: write that key's secret there ` +
        'as RAZORPAY_KEY_SECRET, or unset RAZORPAY_KEY_ID.',
    );
  }
}

/**
 * Redirects the checkout script to Razorpay, because the web app always asks the suite's port for it. @returns the stop
 * function
 */
async function sendToRazorpay(port: number): Promise<() => Promise<void>> {
  const server = createServer((_, response) => {
    response.writeHead(302, { location: RAZORPAYS_CHECKOUT }).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port }, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Writes the functions' parameters into this suite's own folder, because another suite has other ports. */
export function writeParams(folder: string, project: string, params: PaymentGateway['params']): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries({ REQUIRE_APP_CHECK: 'false', ...params }).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  writeFileSync(join(folder, `.env.${project}`), lines.join(''));
}
