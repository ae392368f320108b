import { dateOf, dayAfter, HOUR, startOf } from '@bhoj/domain/time/ist';
import { expect, vi } from 'vitest';
import { close } from './acts/house.ts';
import { settleWhole } from './acts/money.ts';
import { followFloor } from './floor.ts';
import { Events, followStock } from './events.ts';
import { readStoredState } from './stored-state.ts';
import type { StoredState } from './stored-state.ts';
import { callOn, takeTurns, tell } from './instances.ts';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { expectBookingsStand, expectLinesRun } from './invariants/bookings.ts';
import { expectAccountSound } from './invariants/accounts.ts';
import {
  expectCodesCounted,
  expectOrderedTogetherAgrees,
  expectCustomersAgree,
  expectDaysAgree,
  expectDocumentsStand,
  expectHowSoldAgrees,
  expectMoneyIsThere,
  expectNumbersRun,
} from './invariants/books.ts';
import { expectEveryLineOnce, expectMergesKept, expectRoundsStand } from './invariants/lines.ts';
import { expectPricesStand } from './invariants/prices.ts';
import { expectWasAllowed, rightsDuring } from './invariants/rights.ts';
import { expectBought } from './invariants/bought.ts';
import { expectEnteredAsAsked } from './invariants/entered.ts';
import { expectLevelsStand } from './invariants/levels.ts';
import { expectFollowers, expectNoSaleStopped, expectUsageOnce } from './invariants/stock-use.ts';
import { expectTablesShowOrders } from './invariants/tables.ts';
import { expectCashLeft, expectTillsAgree } from './invariants/tills.ts';
import { expectWagesStand } from './invariants/wages.ts';
import { Ledger } from './ledger.ts';
import { perform, reasonIn } from './perform.ts';
import { openRestaurant } from './restaurant.ts';
import { hasNoStock, readFollowers, readStoredStock } from './stock/stored-stock.ts';
import { randomOf } from '../../demo/random.ts';
import { Turns } from './turns.ts';
import { look, openOrders } from './world.ts';
import type { Planned } from './act.ts';
import type { Evening, Round } from './evening.ts';
import type { Doing } from './perform.ts';
import type { Place } from './restaurant.ts';
import type { Random } from '../../demo/random.ts';
import type { World } from './world.ts';

/** Two days before a financial year ends, so that months, years and series of numbers change on the way. */
const BEGIN = Date.parse('2027-03-30T11:00+05:30');

/** Returns 11:00 of the next day, when the restaurant opens again. */
const nextMorning = (now: number): number => startOf(dayAfter(dateOf(now))) + 11 * HOUR;

/** Every this many rounds all stored data are checked; after each round, open orders and tables. */
const READ_ALL_EVERY = 25;

/** The number of last acts in the report of a fault. */
const SHOWN = 40;

const told: string[] = [];

/** The last acts, one line each, for the report of a fault. */
export const lastActs = (): readonly string[] => told.slice(-SHOWN);

/** Random numbers in the functions and the acts, ids among them, come from the evening's seed. */
function seedChance(random: Random): void {
  vi.spyOn(Math, 'random').mockImplementation(() => random.float());
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array as unknown as Uint8Array;
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = random.int(0, 255);
    return array;
  });
}

/** Plans the acts of a round from what the screens show. */
function planned(world: World, { acts, isClosing }: Round): Doing[] {
  const doings = acts.flatMap(({ plan, seed, fate }): Doing[] => {
    const random = randomOf(String(seed));
    const act = plan(world, random);
    return act === null ? [] : [{ act, fate, instance: random.int(0, 1) }];
  });
  if (!isClosing) return doings;
  const random = randomOf(`closing ${world.now}`);
  const settling = openOrders(world).map((on) => once(settleWhole(world, random, on)));
  return [...settling, ...doings];
}

const once = (act: Planned): Doing => ({ act, fate: 'once', instance: 0 });

/** Performs acts at the same time, and records their answers in the ledger. */
async function performAll(doings: readonly Doing[], world: World, turns: Turns): Promise<void> {
  const { ledger } = world;
  const rights = rightsDuring(
    world,
    doings.map(({ act }) => act),
  );
  const done = doings.map(async (doing) => {
    const { act, fate } = doing;
    const answer = await perform(doing, turns);
    told.push(`${fate} ${act.told} -> ${reasonIn(answer) ?? 'done'}`);
    ledger.count(act.name, reasonIn(answer));
    if (!('output' in answer)) return;
    expectWasAllowed(act, rights);
    act.learn(ledger, answer.output);
  });
  // Every act runs to its end, so that a fault is not reported while others still write.
  const fault = (await Promise.allSettled(done)).find((one) => one.status === 'rejected');
  told.splice(0, told.length - SHOWN);
  if (fault !== undefined) throw fault.reason;
}

/** Reads the documents of the screens, and checks the open orders. */
async function lookAround(place: Place, ledger: Ledger, now: number): Promise<World> {
  const world = await look(place, ledger, now);
  for (const account of world.live) expectAccountSound(account, world.place.restaurant);
  expectTablesShowOrders(world.tables, new Map(world.live.map(({ id, order }) => [id, order])));
  return world;
}

/** Reads all stored data, and checks it against the ledger and against itself. */
async function checkAll({ place, ledger }: World): Promise<void> {
  if (place.slug !== null) await followFloor(place.restaurantId);
  const books = await readStoredState(place.restaurantId);
  for (const account of books.orders.values()) expectAccountSound(account, place.restaurant);
  expectTablesShowOrders(books.tables, new Map([...books.orders].map(([id, { order }]) => [id, order])));
  expectEveryLineOnce(books, ledger);
  expectRoundsStand(books, ledger);
  expectMergesKept(books);
  expectPricesStand(books, ledger);
  expectNumbersRun(books, ledger);
  expectDocumentsStand(books, ledger);
  expectMoneyIsThere(books, ledger);
  expectDaysAgree(books);
  expectOrderedTogetherAgrees(books);
  expectHowSoldAgrees(books);
  expectCustomersAgree(books);
  expectCodesCounted(books);
  expectWagesStand(books, ledger);
  expectTillsAgree(books);
  expectCashLeft(books, ledger);
  expectBookingsStand(books, ledger);
  expectLinesRun(books);
  await checkStock(place, ledger, books);
}

/** Folds what waits, and checks the stock against the acts and the documents. */
async function checkStock(place: Place, { stock: said, refused }: Ledger, books: StoredState): Promise<void> {
  const { restaurantId } = place;
  await callOn(0, foldStock, { input: {}, by: place.keeper });
  await followStock(restaurantId);
  const stock = await readStoredStock(restaurantId);
  if (stock === null) {
    expect(await hasNoStock(restaurantId)).toBe(true);
    return;
  }
  expectNoSaleStopped(refused);
  expectLevelsStand(stock, said);
  expectEnteredAsAsked(stock, said);
  expectUsageOnce(stock, books);
  expectBought(stock, said);
  expectFollowers(stock, await readFollowers(restaurantId), Date.now());
}

/** Plays one round and returns the number of its acts. */
async function playRound(world: World, round: Round, turns: Turns): Promise<number> {
  const doings = planned(world, round);
  turns.allAtOnce(round.atOnce);
  await performAll(doings, world, turns);
  turns.allAtOnce(false);
  if (!round.isClosing) return doings.length;
  const after = await lookAround(world.place, world.ledger, world.now);
  const closing = close(after, randomOf(`close ${world.now}`));
  if (closing === null) return doings.length;
  await performAll([once(closing)], after, turns);
  return doings.length + 1;
}

/** Plays an evening in a new restaurant, and throws at the first fault. Returns the number of acts by kind. */
export async function playEvening({
  kind,
  seed,
  rounds,
}: Evening): Promise<{ acts: number; ledger: Ledger }> {
  told.length = 0;
  const place = await openRestaurant(kind);
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  seedChance(randomOf(`ids ${seed}`));
  const events = new Events(randomOf(`events ${seed}`));
  const drawing = randomOf(`turns ${seed}`);
  const turns = new Turns((many) => drawing.int(0, many - 1));
  takeTurns(turns);
  const ledger = new Ledger();
  let acts = 0;
  let now = BEGIN;
  try {
    let world = await lookAround(place, ledger, now);
    for (const [n, round] of rounds.entries()) {
      now += round.passed;
      vi.setSystemTime(now);
      acts += await playRound({ ...world, now }, round, turns);
      const isChecked = (n + 1) % READ_ALL_EVERY === 0 || n + 1 === rounds.length;
      const until = round.goesHome ? nextMorning(now) : now;
      const next = until + (rounds[n + 1]?.passed ?? 0);
      await events.deliver(place.restaurantId, ledger, { now, next, all: isChecked });
      if (round.goesHome) await tell(0, 'foldEachNight', {});
      now = until;
      vi.setSystemTime(now);
      world = await lookAround(place, ledger, now);
      if (isChecked) await checkAll(world);
    }
  } finally {
    takeTurns(null);
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
  return { acts, ledger };
}
