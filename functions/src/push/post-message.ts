import { setTimeout as wait } from 'node:timers/promises';
import { error, warn } from 'firebase-functions/logger';
import { pushOutcomeOf, pauseAfter } from '@bhoj/domain/push/answers';
import { isPushEndpoint } from '@bhoj/domain/push/services';
import type { PushOutcome } from '@bhoj/domain/push/answers';
import type { PushDevice } from '@bhoj/domain/push/subscriber.schema';
import { withoutPersonalData } from '../firebase/redact.ts';
import { standInOrigin } from './push-keys.ts';
import type { VapidDetails } from './push-keys.ts';

/** ms that a push service gets for its answer. */
const PATIENCE_MS = 5_000;

export interface Posting {
  readonly text: string;
  /** How long the push service keeps the message. */
  readonly keptSeconds: number;
  readonly urgency: 'normal' | 'high';
  readonly vapid: VapidDetails;
}

interface Answer {
  /** Null for no answer. */
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
}

const secondsIn = (header: string | null): number | null =>
  header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;

/** Encrypts and signs the message for one device (RFC 8291, RFC 8292). */
async function requestFor({ endpoint, p256dh, auth }: PushDevice, posting: Posting) {
  // Imported here, because no other function needs it and it is slow to load.
  const { default: webPush } = await import('web-push');
  const { text, keptSeconds, urgency, vapid } = posting;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: vapid,
    TTL: keptSeconds,
    urgency,
    contentEncoding: 'aes128gcm',
  });
}

/** Posts once. It follows no redirect, which could lead to any machine. */
async function postOnce(device: PushDevice, posting: Posting): Promise<Answer> {
  const { endpoint, headers, body } = await requestFor(device, posting);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return { status: response.status, retryAfterSeconds: secondsIn(response.headers.get('retry-after')) };
  } catch {
    return { status: null, retryAfterSeconds: null };
  }
}

/**
 * Sends a message to one device, up to three times with growing pauses. `later` means that the push service was busy or silent
 * each time. An address of an unknown push service gets nothing and is `gone`.
 */
export async function postMessage(device: PushDevice, posting: Posting): Promise<PushOutcome> {
  if (!isPushEndpoint(device.endpoint, standInOrigin())) return 'gone';
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { status, retryAfterSeconds } = await postOnce(device, posting);
      const outcome = pushOutcomeOf(status);
      if (outcome === 'refused') warn('push refused', { host: new URL(device.endpoint).host, status });
      const pause = outcome === 'later' ? pauseAfter(attempt, retryAfterSeconds) : null;
      if (pause === null) return outcome;
      await wait(pause);
    } catch (cause) {
      // The keys of this device do not fit: it would fail each time.
      error('push not encrypted', { cause: withoutPersonalData(String(cause)) });
      return 'refused';
    }
  }
}
