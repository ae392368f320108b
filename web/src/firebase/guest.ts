import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Availability } from '@bhoj/domain/menu/shape/menu.schema';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { z } from 'zod';
import type { Attempt } from '../ui/shared/use-one-at-a-time.ts';
import { onceOnline } from '../ui/shared/when-online.ts';
import type { CallFailure } from './call.ts';
import type * as GuestSdk from './guest-sdk.ts';
import type { Watched } from './live.ts';
import type { CallFacts } from './use-attempt.ts';

/** The guests' access to Firebase. Only types are imported above; the SDK itself loads when it is first needed. */
type Sdk = typeof GuestSdk;
const load = (): Promise<Sdk> => import('./guest-sdk.ts');

/** Loads the SDK ahead, so that the first call need not wait for it. Signs nobody in. */
export const loadGuestSdk = (): Promise<Sdk> => load();

type GuestContracts = Pick<
  Sdk,
  | 'joinTable'
  | 'askToJoin'
  | 'placeRound'
  | 'askForService'
  | 'declarePayment'
  | 'nameBuyer'
  | 'redeemCode'
  | 'leaveReview'
  | 'askAboutMyData'
>;

export type Failure = CallFacts;
export type Answer<T> = Attempt<T, Failure>;

/**
 * Recognises CallFailure by name, because its class is in the SDK's chunk. Any other error comes from a chunk or a
 * sign-in that found no network.
 */
function failureOf(cause: unknown): Failure {
  if (cause instanceof Error && cause.name === 'CallFailure') {
    const { reason, details } = cause as CallFailure;
    return { reason, details };
  }
  return { reason: 'offline', details: {} };
}

/** Signs the guest in if needed, and calls. Never throws. */
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

/** Returns the document of a shared link, without any sign-in. Never throws. */
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

/** The guest's live order and the guest's uid. */
export interface OrderReport {
  readonly live: Watched<Order>;
  readonly uid: string | null;
}

/** Watches an order until the returned function is called. Without a network it starts when there is one. */
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

/** Watches the money of a guest's order until the returned function is called. Only for an order that has money. */
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

/** The news for a guest with the menu open: dishes that sell out, and whether the restaurant takes orders. */
export interface CatalogReports {
  readonly availability: (availability: Availability) => void;
  readonly profile: (profile: Profile) => void;
}

/**
 * Watches availability and profile until the returned function is called. It needs no sign-in, and starts once the SDK has
 * loaded.
 */
export function watchCatalogAsGuest(restaurantId: string, report: CatalogReports): () => void {
  let isOver = false;
  let stops: readonly (() => void)[] = [];
  const begin = async () => {
    try {
      const { watchDoc, guestClient, availabilities, profiles } = await load();
      if (isOver) return;
      stops = [
        watchDoc(guestClient, availabilities, { restaurantId }, (live) => {
          if (live.state === 'ready') report.availability(live.value);
        }),
        watchDoc(guestClient, profiles, { restaurantId }, (live) => {
          if (live.state === 'ready') report.profile(live.value);
        }),
      ];
    } catch {
      if (!isOver) stops = [onceOnline(() => void begin())];
    }
  };
  void begin();
  return () => {
    isOver = true;
    stops.forEach((stop) => stop());
  };
}
