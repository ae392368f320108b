import { createHmac } from 'node:crypto';
import { newGatewayId } from './ledger.ts';
import type { Order, Payment, Refund } from './ledger.ts';
import { pause } from './pause.ts';

/** The delays before further tries. After the last one it gives up; Razorpay does so after a day. */
const RETRY_AFTER_MS = [200, 500, 1_000, 2_000, 4_000];
const ANSWER_WITHIN_MS = 5_000;

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.processed'
  | 'refund.failed';

export interface GatewayEvent {
  readonly name: EventName;
  readonly payment: Payment;
  readonly order: Order;
  readonly refund?: Refund;
}

export interface Delivery {
  readonly id: string;
  readonly event: EventName;
  arrived: boolean;
}

export type Postman = ReturnType<typeof createPostman>;

interface Address {
  /** Null sends no webhooks. */
  readonly url: string | null;
  /** The secret that signs events. */
  readonly secret: string;
  readonly retryAfterMs?: readonly number[];
}

/**
 * Delivers webhooks as Razorpay does: signed, with an event id, at least once, in no fixed order, and again after a
 * failure. It sends one at a time, because the Functions emulator starts a process for each parallel request.
 */
export function createPostman({ url, secret, retryAfterMs = RETRY_AFTER_MS }: Address) {
  /** The current delivery, which waits for all earlier ones. */
  let line = Promise.resolve();
  const deliveries: Delivery[] = [];
  const stopped = new AbortController();
  let isOn = true;

  /** Sends an event with its order and payment as they are now. @param copies how often to send it under one id */
  function send(event: GatewayEvent, copies = 1): void {
    if (url === null || !isOn) return;
    const id = newGatewayId('evt');
    const body = bodyOf(event);
    for (let copy = 0; copy < copies; copy += 1) {
      line = line.then(() => deliver(url, event.name, id, body));
    }
  }

  async function deliver(to: string, event: EventName, id: string, body: string): Promise<void> {
    const delivery: Delivery = { id, event, arrived: false };
    deliveries.push(delivery);
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    };
    for (const delay of [...retryAfterMs, null]) {
      if (stopped.signal.aborted) return;
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(to, { method: 'POST', headers, body, signal }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      delivery.arrived = answer?.ok ?? false;
      if (delivery.arrived || delay === null) return;
      await pause(delay, stopped.signal);
    }
  }

  return {
    send,
    /** All webhooks so far; every copy has an entry of its own. */
    deliveries: deliveries as readonly Readonly<Delivery>[],
    /** While it is off, events are lost, not kept. */
    turn: (on: boolean): void => {
      isOn = on;
    },
    /** Resolves when no delivery is waiting. */
    settled: async (): Promise<void> => {
      for (let known: Promise<void> | undefined; known !== line;) {
        known = line;
        await known;
      }
    },
    stop: (): void => stopped.abort(),
  };
}

function bodyOf({ name, payment, order, refund }: GatewayEvent): string {
  const withOrder = name === 'order.paid';
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_StandIn0000000',
    event: name,
    contains: [...(refund ? ['refund'] : []), 'payment', ...(withOrder ? ['order'] : [])],
    payload: {
      payment: { entity: payment },
      ...(withOrder && { order: { entity: order } }),
      ...(refund && { refund: { entity: refund } }),
    },
    created_at: Math.floor(Date.now() / 1000),
  });
}
