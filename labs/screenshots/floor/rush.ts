import { cancelLines } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { aPerson, someTerms } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { businessDayOf, DAY } from '@bhoj/domain/time/ist';
import { callsOf } from '../../../demo/live/callable.ts';
import { profilePublished } from '../../../demo/live/sign-up.ts';
import { savesOf } from '../../../demo/live/write-as.ts';
import { advance, captainAt, guestsAt, order } from '../../../demo/live/party.ts';
import { dish } from '../../../demo/live/selections.ts';
import { seatParties } from '../landing/evening.ts';
import type { RoundResult, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { OnDuty } from '../../../demo/live/party.ts';

/** The orders at the counter: two for the kitchen, three that it has finished. */
const COUNTER: readonly { readonly label: string; readonly asked: Selection[]; readonly isReady: boolean }[] =
  [
    { label: 'Asha Rao', asked: [dish('masala-dosa', 2), dish('filter-coffee', 1)], isReady: true },
    { label: 'Vikram', asked: [dish('hakka-noodles', 2), dish('chilli-chicken', 1)], isReady: true },
    { label: 'Meera', asked: [dish('idli-sambar', 4)], isReady: true },
    { label: 'Farhan', asked: [dish('kanda-bhaji', 2), dish('masala-chai', 2)], isReady: false },
    { label: 'Lakshmi', asked: [dish('onion-uttapam', 1), dish('masala-dosa', 1)], isReady: false },
  ];

function takeaway(house: OnDuty, label: string, selections: Selection[]): Promise<RoundResult> {
  const { restaurantId, menuVersion } = house;
  const { call, orderId } = captainAt(house, '');
  const details = { label, delivery: null };
  const round = { restaurantId, orderId, roundId: newId(), menuVersion, selections };
  return call(placeRound, { ...round, type: 'takeaway', tableId: null, details });
}

/** A further round of a table after its first is served, with a dish that is cancelled while it cooks. */
async function furtherRound(house: OnDuty): Promise<void> {
  const party = captainAt(house, 'F2-T02');
  const first = await order(house, party, [dish('masala-papad', 2), dish('lime-soda', 2)]);
  await advance(house, first, 'served');
  const second = await order(house, party, [
    dish('veg-biryani', 1, { variant: 'full' }),
    dish('naan', 2, { variant: 'butter' }),
  ]);
  await advance(house, second, 'cooking');
  const [, bread = ''] = second.lineIds;
  await party.call(cancelLines, {
    orderId: second.orderId,
    requestId: newId(),
    lineIds: [bread],
    reason: 'Guest changed their mind',
  });
}

/** Guests who wait for a captain to confirm their order, besides the demo's; they call the waiter too. */
async function morePhones(house: OnDuty): Promise<void> {
  const party = await guestsAt(house, 'F2-T04', { name: 'Kavita', partySize: 2 });
  await order(house, party, [
    dish('veg-manchurian', 1, { variant: 'dry', food: ['jain'] }),
    dish('lassi', 2, { variant: 'sweet' }),
  ]);
}

/** The restaurant delivers too, and takes the orders of two aggregators. */
async function moreServices({ urls, admin, owner, restaurantId, restaurant }: OnDuty): Promise<void> {
  const services = [...new Set([...restaurant.services, 'delivery' as const])];
  const change = { services, aggregators: ['Zomato', 'Swiggy'] };
  await savesOf(urls, owner.idToken)(restaurantId, change);
  await profilePublished(admin, await admin.restaurant(restaurantId), restaurantId);
}

/** The captain is on the payroll, with two weeks of days. */
async function onThePayroll(
  { urls, admin, owner, captain, restaurantId }: OnDuty,
  now: number,
): Promise<void> {
  const personId = newId();
  const days = Array.from({ length: 14 }, (_, n) => businessDayOf(now - n * DAY, '04:00'));
  const joinedOn = days.at(-1) ?? '';
  const person = aPerson({
    name: 'Suresh Pawar',
    memberId: captain.uid,
    joinedOn,
    terms: [someTerms({ from: joinedOn })],
  });
  await admin.set(people, { restaurantId, personId }, person);
  const call = callsOf(urls, owner.idToken);
  for (const [n, day] of days.entries()) {
    const cell = { personId, day, mark: n === 3 ? ('A' as const) : ('P' as const), overtimeMinutes: 0 };
    await call(markMuster, { month: day.slice(0, 7), cells: [cell] });
  }
}

/**
 * Fills the demo restaurant for pictures of its busiest hour: a full floor, orders at the counter, ten tickets in the
 * kitchen and four on its pass. F1-T01 and F1-T07 stay free.
 */
export async function openRush(house: OnDuty, now: number): Promise<void> {
  await moreServices(house);
  await onThePayroll(house, now);
  await seatParties(house, now);
  for (const { label, asked, isReady } of COUNTER) {
    const round = await takeaway(house, label, asked);
    if (isReady) await advance(house, round, 'ready');
  }
  await furtherRound(house);
  await morePhones(house);
}
