import { meaningsOf } from '@bhoj/domain/billing/documents/number-search';
import type { Meaning, NumberContext } from '@bhoj/domain/billing/documents/number-search';
import { customerKeyOf } from '@bhoj/domain/customers/search';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { idOfTable, placeOfTable } from '@bhoj/domain/tables/table-id';

/** One question to the database, with the most documents of its answer. */
export type Ask = { readonly most: number } & (
  | { readonly kind: 'menu' }
  | { readonly kind: 'members'; readonly beginning: string }
  | { readonly kind: 'customer'; readonly mobile: string }
  | { readonly kind: 'customers'; readonly key: string }
  | { readonly kind: 'tables'; readonly ids: readonly string[] }
  | { readonly kind: 'number'; readonly meaning: Meaning }
);

export interface PlanContext extends NumberContext {
  /** The number of the restaurant's floors. */
  readonly floors: number;
  /** The owner's names of the tables. */
  readonly placeNames?: PlaceNames | undefined;
}

/** The most documents that one search reads (P-SEARCH-1). */
export const MOST_READS = 10;

const PEOPLE = 3;
const CUSTOMERS = 4;
const TABLES = 2;
/** An order has several KOTs, and after a merge several orders may have had one. */
const ORDERS_OF_KOT = 5;

/** Returns the ids that `T9`, `table 9`, `9` or `F2-T09` may mean, of the lowest floors; none for other texts. */
function tableIds(typed: string, floors: number): string[] {
  const [, floor, digits] = /^(?:f(\d{1,2})[- ]?)?(?:t|table)?\s*(\d{1,3})$/i.exec(typed) ?? [];
  if (digits === undefined || Number(digits) === 0) return [];
  const number = String(Number(digits)).padStart(2, '0');
  const on = floor === undefined ? Array.from({ length: floors }, (_, i) => i + 1) : [Number(floor)];
  return on.map((each) => idOfTable({ floor: each, kind: 'table', number }));
}

/** Returns the ids of tables with all the typed words in their chosen names. */
const tablesCalled = (typed: string, names: PlaceNames = NO_PLACE_NAMES): string[] =>
  Object.entries(names)
    .filter(([id, name]) => placeOfTable(id) !== null && hasWords(name, typed))
    .map(([id]) => id)
    .slice(0, TABLES);

/** A mobile number as it is stored: its ten digits. */
const mobileIn = (typed: string): string | null =>
  /^(?:\+?91)?\s*(\d{10})$/.exec(typed.replaceAll(/[ -]/g, ''))?.[1] ?? null;

/** Returns the key by which customers are found, for a name or a part of a number; null for other texts. */
const customerKeyIn = (typed: string): string | null =>
  /^([^\d/#]+|[\d\s+()-]+)$/.test(typed) ? customerKeyOf(typed) : null;

/** Names begin with a capital letter. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1);

/** Returns the questions of a search; none before two characters, or one digit. */
export function plan(text: string, { floors, placeNames, ...context }: PlanContext): Ask[] {
  const typed = text.trim();
  if (typed.length < 2 && !/^\d$/.test(typed)) return [];
  const mobile = mobileIn(typed);
  if (mobile !== null) return [{ kind: 'customer', mobile, most: 1 }];
  const called = tablesCalled(typed, placeNames);
  const ids = called.length > 0 ? called : tableIds(typed, floors);
  const isName = /^[^\d/#]+$/.test(typed);
  const asks: Ask[] = [
    { kind: 'menu', most: 1 },
    ...(ids.length > 0 ? [{ kind: 'tables' as const, ids, most: TABLES }] : []),
    ...(isName ? [{ kind: 'members' as const, beginning: capital(typed), most: PEOPLE }] : []),
    ...meaningsOf(typed, context).map((meaning) => ({
      kind: 'number' as const,
      meaning,
      most: meaning.kind === 'kot' ? ORDERS_OF_KOT : 1,
    })),
  ];
  const key = customerKeyIn(typed);
  const left = MOST_READS - asks.reduce((sum, { most }) => sum + most, 0);
  const most = Math.min(CUSTOMERS, left);
  return key === null || most < 1 ? asks : [...asks, { kind: 'customers', key, most }];
}
