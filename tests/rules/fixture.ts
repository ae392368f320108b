import { members } from '@bhoj/domain/members/member.collection';
import { COLLECTIONS } from '@bhoj/domain/collections';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { OTHER_RESTAURANT, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import { aMember } from '@bhoj/domain/fixtures/people';
import { captainOfTwo, captainTurnedCook, cookTurnedCaptain, dismissedCook } from './actors.ts';
import { floorAndMenu } from './tables/floor-and-menu.ts';
import { orderTables } from './tables/orders.ts';
import { ownerRecord } from './tables/owner-record.ts';
import { expenseTables } from './tables/expenses.ts';
import { payrollTables } from './tables/payroll.ts';
import { people } from './tables/people.ts';
import { platform } from './tables/platform.ts';
import { RIGHTS_FIXTURE, rightsCases } from './tables/rights.ts';
import { service } from './tables/service.ts';
import { stock } from './tables/stock.ts';
import type { Case, Fixture, RulesTable } from './table.ts';

export const TABLES: readonly RulesTable[] = [
  ...ownerRecord,
  ...floorAndMenu,
  ...people,
  ...expenseTables,
  ...payrollTables,
  ...orderTables,
  ...service,
  ...stock,
  ...platform,
];

export const CASES: readonly Case[] = TABLES.flatMap((table) => [...table.cases, ...rightsCases(table)]);

const record = (restaurantId: string, uid: string, role: 'captain' | 'kitchen', active = true) => [
  members.path({ restaurantId, uid }),
  members.encode(aMember({ uid, role, active })),
];

/** The database before each case: one document per table, and everybody's member records. */
export const FIXTURE: Fixture = {
  ...Object.fromEntries([
    record(OTHER_RESTAURANT, UIDS.otherCaptain, 'captain'),
    record(RESTAURANT, captainOfTwo[1].uid, 'captain'),
    record(RESTAURANT, captainTurnedCook[1].uid, 'kitchen'),
    record(RESTAURANT, cookTurnedCaptain[1].uid, 'captain'),
    record(RESTAURANT, dismissedCook[1].uid, 'kitchen', false),
  ]),
  ...RIGHTS_FIXTURE,
  ...Object.fromEntries(TABLES.map((table) => [table.path, table.stored])),
};

export const collectionAt = (pattern: string): Collection | undefined =>
  (Object.values(COLLECTIONS) as Collection[]).find((collection) => collection.pattern === pattern);
