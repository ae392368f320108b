import { redeemCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Contract } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { get, joining, ordering } from '../../tests/support/arrange.ts';
import { signInGuest } from '../../tests/support/auth.ts';
import { tryCall } from '../../tests/support/mount.ts';
import type { House } from '../../tests/support/arrange.ts';
import type { Person } from '../../tests/support/auth.ts';
import { asPhone } from './evening.ts';
import { MARK, PARTYS_TABLE } from './plan.ts';

/** The address of the restaurant's Wi-Fi, which strangers and the party share. */
export const ip = '203.0.113.1';

/** Calls with new accounts, each of them `each` times. */
export async function strike<C extends Contract>(
  contract: C,
  { accounts, each, from = ip }: { readonly accounts: number; readonly each: number; readonly from?: string },
  input: () => z.input<C['input']>,
): Promise<void> {
  for (let n = 0; n < accounts; n += 1) {
    const stranger = { ...(await signInGuest()), ip: from };
    for (let call = 0; call < each; call += 1) await tryCall(contract, input(), stranger);
  }
}

/** A party at its table: a phone of it, its order, and a round that it or a captain may send. */
export interface Seated {
  readonly party: Person & { readonly ip: string };
  readonly orderId: string;
  readonly round: (note?: string) => z.input<(typeof placeRound)['input']>;
}

/** Seats a party, which sends its first round. Throws when it is refused. */
export async function seatParty(house: House, from = ip): Promise<Seated> {
  const tableId = PARTYS_TABLE;
  const party = { ...(await signInGuest()), ip: from };
  const joined = await asPhone(joinTable, joining(house, { tableId }), party);
  if (typeof joined === 'string') throw new Error(`the party could not join (${joined})`);
  const { orderId } = joined;
  const round = (note = '') =>
    ordering(house, {
      orderId,
      tableId,
      selections: [{ itemId: 'masala-dosa', variantId: null, addOnIds: [], quantity: 1, note }],
    });
  await asPhone(placeRound, round(), party);
  return { party, orderId, round };
}

/**
 * Strangers attack one party: they send rounds to its order, try discount codes at made-up orders, and enter wrong
 * joining codes with the key of its table. Returns which acts of the party or a captain the server refused afterwards.
 */
export async function attackParty(house: House, { party, orderId, round }: Seated): Promise<string[]> {
  const { restaurantId } = house;
  const tableId = PARTYS_TABLE;
  const from = party.ip;
  await strike(placeRound, { accounts: 2, each: 70, from }, () => round(MARK));
  const code = { restaurantId, code: 'GUESS' };
  await strike(redeemCode, { accounts: 24, each: 5, from }, () => ({
    ...code,
    orderId: newId(),
    requestId: newId(),
  }));
  await strike(joinTable, { accounts: 6, each: 1, from }, () => joining(house, { tableId, code: '0000' }));

  const { joining: door } = await get(orders, { restaurantId, orderId });
  const friend = { ...(await signInGuest()), ip: from };
  const answers = {
    'a round of the party': await asPhone(placeRound, round(), party),
    'a round of the captain': await asPhone(placeRound, round(), house.captain),
    'a friend who joins by the code': await asPhone(
      joinTable,
      joining(house, { tableId, code: door.code }),
      friend,
    ),
  };
  const redeemed = await asPhone(redeemCode, { ...code, orderId, requestId: newId() }, party);
  return [
    ...Object.entries(answers).flatMap(([what, answer]) =>
      typeof answer === 'string' ? [`${what} was refused (${answer})`] : [],
    ),
    ...(redeemed === 'code-not-valid'
      ? []
      : [`the party's code was not looked at (${JSON.stringify(redeemed)})`]),
  ];
}
