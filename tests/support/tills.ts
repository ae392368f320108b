import { countSession, openSession } from '@bhoj/domain/cash/cash.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { aHouse, get } from './arrange.ts';
import type { House } from './arrange.ts';
import type { Person } from './auth.ts';
import { call } from './mount.ts';

const WITH_TILLS: Partial<WholeRestaurant> = { cashSessions: { on: true, tills: TILLS } };

/** A restaurant with two tills and one table. */
export const aTillHouse = (over: Partial<WholeRestaurant> = {}): Promise<House> =>
  aHouse({ ...WITH_TILLS, ...over }, { tableCount: 1 });

/** Opens a session with ₹100 of float, and returns its id. */
export async function opened(by: Person, tillId = 'counter'): Promise<string> {
  const sessionId = newId();
  await call(openSession, { sessionId, tillId, floatPaise: paise(100_00) }, by);
  return sessionId;
}

/** A count of notes of ₹1. */
export const rupeeNotes = (rupees: number) => ({ notes: { '1': rupees }, byTender: {} });

/** Counts a session as this many rupees. */
export const counted = (sessionId: string, rupees: number, by: Person) =>
  call(countSession, { sessionId, requestId: newId(), count: rupeeNotes(rupees) }, by);

export const sessionOf = ({ restaurantId }: House, sessionId: string) =>
  get(cashSessions, { restaurantId, sessionId });
