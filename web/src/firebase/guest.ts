import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Availability } from '@bhoj/domain/menu/menu.schema';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { z } from 'zod';
import type { Attempt } from '../ui/shared/use-one-at-a-time.ts';
import { onceOnline } from '../ui/shared/when-online.ts';
import type { CallFailure } from './call.ts';
import type * as GuestSdk from './guest-sdk.ts';
import type { Watched } from './live.ts';
import type { CallFacts } from './use-attempt.ts';

/** The guest's way to Firebase. Types only above: the SDK itself comes when it is first needed. */
type Sdk = typeof GuestSdk;
const load = (): Promise<Sdk> => import('./guest-sdk.ts');

type GuestContracts = Pick<
  Sdk,
  'joinTable' | 'placeRound' | 'askForService' | 'declarePayment' | 'leaveReview'
>;

export type Failure = CallFacts;
export type Answer<T> = Attempt<T, Failure>;

/** By name, as the class itself is in the SDK's chunk. Anything else is a chunk or a sign-in that had no network. */
function failureOf(cause: unknown): Failure {
  if (cause instanceof Error && cause.name === 'CallFailure') {
    const { reason, details } = cause as CallFailure;
    return { reason, details };
  }
  return { reason: 'offline', details: {} };
}

/** Signs the guest in silently where needed, and calls. Never throws. */
export async function callAsGuest<N extends keyof GuestContracts>(
  name: N,
  input: z.input<GuestContracts[N]['input']>,
): Promise<Answer<OutputOf<GuestContracts[N]>>> {
  try {
    const sdk = await load();
    await sdk.guestUid();
    const contract: Contract = sdk[name];
    return { output: (await sdk.call(sdk.guestClient, contract, input)) as OutputOf<GuestContracts[N]> };
  } catch (cause) {
    return { failure: failureOf(cause) };
  }
}

type SharedBill = OutputOf<Sdk['openSharedBill']>;

/** The document of a shared link, whoever asks: nobody signs in for it. Never throws. */
export async function openSharedBill(
  input: z.input<Sdk['openSharedBill']['input']>,
): Promise<Answer<SharedBill>> {
  try {
    const sdk = await load();
    return { output: await sdk.call(sdk.guestClient, sdk.openSharedBill, input) };
  } catch (cause) {
    return { failure: failureOf(cause) };
  }
}

/** The guest's order as it stands, and who of its guests they are. */
export interface OrderReport {
  readonly live: Watched<Order>;
  readonly uid: string | null;
}

/** Watches an order until the returned function is called. Without a network it begins when there is one. */
export function watchOrderAsGuest(
  params: { restaurantId: string; orderId: string },
  report: (report: OrderReport) => void,
): () => void {
  let isOver = false;
  let stop: () => void = () => undefined;
  const begin = async () => {
    try {
      const sdk = await load();
      const uid = await sdk.guestUid();
      if (isOver) return;
      stop = sdk.watchDoc(sdk.guestClient, sdk.orders, params, (live) => report({ live, uid }));
    } catch {
      if (isOver) return;
      report({ live: { state: 'failed' }, uid: null });
      stop = onceOnline(() => void begin());
    }
  };
  void begin();
  return () => {
    isOver = true;
    stop();
  };
}

/** Watches the money of a guest's order, which has some, until the returned function is called. */
export function watchMoneyAsGuest(
  params: { restaurantId: string; orderId: string },
  report: (live: Watched<OrderMoney>) => void,
): () => void {
  let isOver = false;
  let stop: () => void = () => undefined;
  const begin = async () => {
    try {
      const sdk = await load();
      await sdk.guestUid();
      if (isOver) return;
      stop = sdk.watchDoc(sdk.guestClient, sdk.orderMoney, params, report);
    } catch {
      if (isOver) return;
      report({ state: 'failed' });
      stop = onceOnline(() => void begin());
    }
  };
  void begin();
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Watches what is sold out until the returned function is called. It needs no sign-in; it begins once the SDK is there,
 * without a network as soon as there is one.
 */
export function watchAvailabilityAsGuest(
  restaurantId: string,
  report: (availability: Availability) => void,
): () => void {
  let isOver = false;
  let stop: () => void = () => undefined;
  const begin = async () => {
    try {
      const sdk = await load();
      if (isOver) return;
      stop = sdk.watchDoc(sdk.guestClient, sdk.availabilities, { restaurantId }, (live) => {
        if (live.state === 'ready') report(live.value);
      });
    } catch {
      if (!isOver) stop = onceOnline(() => void begin());
    }
  };
  void begin();
  return () => {
    isOver = true;
    stop();
  };
}
