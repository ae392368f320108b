import { newId } from '@bhoj/domain/kernel/ids';
import { pushTogether } from '@bhoj/domain/orders/acts/acts.contract';
import { HOUR } from '@bhoj/domain/time/ist';
import { tables } from '@bhoj/domain/tables/table.collection';
import { takeBookings } from './bookings.ts';
import { callsOf } from './callable.ts';
import { waitAtTheDoor } from './waitlist.ts';
import { accept, advance, captainAt, guestsAt, order, settle } from './party.ts';
import { dish } from './selections.ts';
import { writesOf } from './write-as.ts';
import type { OnDuty } from './party.ts';

/** The tables when the demo opens; F1-T01 stays free for the person who opens its printed link. */
export interface Today {
  readonly occupied: readonly string[];
  /** Its guests have ordered with an old code and wait for a captain. */
  readonly waiting: string;
  readonly reserved: string;
  readonly maintenance: string;
  /** The number of the bill settled today. */
  readonly settled: string;
}

/** A family that has eaten its starters; the main course is being cooked. */
async function family(house: OnDuty): Promise<string> {
  const party = await guestsAt(house, 'F1-T02', { name: 'Rohan', partySize: 4 });
  const first = await order(house, party, [
    dish('paneer-tikka', 1, { addOns: ['tandoor-sides/chutney'] }),
    dish('masala-papad', 2),
    dish('lassi', 2, { variant: 'sweet' }),
  ]);
  await advance(house, first, 'served');
  const second = await order(house, party, [
    dish('butter-chicken', 1, { variant: 'full', addOns: ['spice-level/mild'] }),
    dish('dal-makhani', 1, { variant: 'full', food: ['jain'] }),
    dish('naan', 4, { variant: 'butter' }),
    dish('jeera-rice', 1, { variant: 'full' }),
  ]);
  await advance(house, second, 'cooking');
  return party.tableId;
}

/** A ticket that is ready on the pass. */
async function readyTicket(house: OnDuty): Promise<string> {
  const party = captainAt(house, 'F1-T04');
  const round = await order(house, party, [
    dish('masala-dosa', 2, { addOns: ['dosa-extras/butter'] }),
    dish('filter-coffee', 2, { addOns: ['sugar/less'] }),
  ]);
  await advance(house, round, 'ready');
  return party.tableId;
}

/** A ticket that the kitchen has not started. */
async function freshTicket(house: OnDuty): Promise<string> {
  const party = captainAt(house, 'F1-T06');
  await order(house, party, [
    dish('chicken-biryani', 2, { variant: 'half', addOns: ['biryani-extras/raita'] }),
    dish('chilli-chicken', 1, { note: 'Medium spicy' }),
    dish('water', 2),
  ]);
  return party.tableId;
}

/** Guests with an old code; the captain has accepted them, and has given them the next table too. */
async function acceptedParty(house: OnDuty): Promise<string> {
  const party = await guestsAt(house, 'F2-T03', { partySize: 6, withoutKey: true });
  const asked = await order(house, party, [
    dish('maharashtrian-thali', 4, { addOns: ['bread-choice/bhakri'] }),
    dish('chicken-thali', 2, { addOns: ['bread-choice/butter-naan'] }),
    dish('solkadhi', 6),
  ]);
  await advance(house, await accept(house, asked), 'cooking');
  const { orderId } = party;
  await callsOf(house.urls, house.captain.idToken)(pushTogether, {
    orderId,
    requestId: newId(),
    tableId: 'F2-T04',
  });
  return party.tableId;
}

/** Guests with an old code: their first round waits for the captain. */
async function waitingParty(house: OnDuty): Promise<string> {
  const party = await guestsAt(house, 'F2-T05', { name: 'Sneha', partySize: 2, withoutKey: true });
  await order(house, party, [dish('veg-manchurian', 1, { variant: 'dry' }), dish('hakka-noodles', 1)]);
  return party.tableId;
}

/** Two guests who have eaten. Returns their order's id. */
async function eatenUp(house: OnDuty): Promise<string> {
  const party = await guestsAt(house, 'F2-T01', { partySize: 2 });
  const round = await order(house, party, [
    dish('idli-sambar', 1),
    dish('onion-uttapam', 1),
    dish('masala-chai', 2),
  ]);
  await advance(house, round, 'served');
  return party.orderId;
}

async function outOfUse({ urls, owner, captain, restaurantId }: OnDuty): Promise<[string, string]> {
  const [reserved, maintenance] = ['F1-T07', 'F2-T06'];
  await Promise.all([
    writesOf(urls, captain.idToken)(
      tables,
      { restaurantId, tableId: reserved },
      {
        status: 'Reserved',
        reservation: { name: 'Sharma', guests: 4, at: Date.now() + 2 * HOUR },
      },
    ),
    writesOf(urls, owner.idToken)(tables, { restaurantId, tableId: maintenance }, { status: 'Maintenance' }),
  ]);
  return [reserved, maintenance];
}

/**
 * Makes today's service so far through the callables and rules that the screens use. Today's only bill waits for
 * `past`, because its number follows the last one of the history. Calls run one after the other, because the Functions
 * emulator starts a process for every concurrent call.
 */
export async function openToday(house: OnDuty, past: Promise<unknown>): Promise<Today> {
  const paying = await eatenUp(house);
  const occupied = [
    await family(house),
    await readyTicket(house),
    await freshTicket(house),
    await acceptedParty(house),
  ];
  const waiting = await waitingParty(house);
  const [reserved, maintenance] = await outOfUse(house);
  await takeBookings(house);
  await waitAtTheDoor(house);
  await past;
  const settled = await settle(house, paying, 'upi');
  return { occupied, waiting, reserved, maintenance, settled };
}
