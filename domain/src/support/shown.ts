import { formatPlain } from '../money/format.ts';
import { clockOf } from '../time/ist.ts';
import type { Menu } from '../menu/shape/menu.schema.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import type { WholeRestaurant } from '../restaurant/whole-restaurant.ts';
import type { Table } from '../tables/table.ts';

/** One row that support sees: a name, and the cells after it. */
export interface ShownRow {
  readonly name: string;
  readonly facts: readonly string[];
}

/**
 * The settings that support sees. Bank and UPI details, the owner's goals and their personal data are not among them.
 */
const SETTINGS = [
  'onboardingComplete',
  'establishmentType',
  'restaurantType',
  'services',
  'aggregators',
  'seatingConfiguration',
  'operatingHours',
  'dayCutoff',
  'taxSettings',
  'pricesIncludeTax',
  'composition',
  'liquorVatPercentage',
  'gstin',
  'fssai',
  'invoiceSeries',
  'creditSeries',
  'debitSeries',
  'receiptSeries',
  'refundSeries',
  'packingPaise',
  'captainDiscountLimitPaise',
  'orderingPaused',
  'qrTrust',
  'unusualWaits',
  'stations',
  'paperMm',
  'secondLanguageOnBills',
  'noticesSwitched',
] as const satisfies readonly (keyof WholeRestaurant)[];
export type ShownSetting = (typeof SETTINGS)[number];

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${textOf(inner)}`)
      .join('; ');
  return String(value as string | number);
}

/** Returns the settings by the name of the field. */
export const shownSettings = (record: WholeRestaurant): ShownRow[] =>
  SETTINGS.map((name) => ({
    name,
    facts: [
      name === 'packingPaise' || name === 'captainDiscountLimitPaise'
        ? formatPlain(record[name])
        : textOf(record[name]),
    ],
  }));

/** Returns dishes with category, price of the dish or of its variants, and whether they are sold out. */
export function shownMenu(
  { categories, items }: Pick<Menu, 'categories' | 'items'>,
  soldOut: Readonly<Record<string, unknown>>,
): ShownRow[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return items.map(({ id, name, categoryId, pricePaise, variants }) => ({
    name,
    facts: [
      names.get(categoryId) ?? '',
      variants.length === 0
        ? formatPlain(pricePaise)
        : variants.map((variant) => `${variant.name} ${formatPlain(variant.pricePaise)}`).join(', '),
      textOf(Object.hasOwn(soldOut, id)),
    ],
  }));
}

/** Returns tables with seats and state, without the keys of their codes and the amounts that guests owe. */
export const shownTables = (tables: readonly Table[]): ShownRow[] =>
  tables.map(({ id, seats, status, serviceRequest }) => ({
    name: id,
    facts: [String(seats), status, serviceRequest ?? ''],
  }));

/** Returns open orders with their dishes, without names, labels, notes and amounts, which belong to the guests. */
export const shownOrders = (orders: readonly Order[]): ShownRow[] =>
  orders.map(({ type, tableId, openedAt, kots, lines, progress }) => ({
    name: tableId ?? type,
    facts: [
      openedAt === null ? '' : clockOf(openedAt),
      kots.join(', '),
      Object.entries(lines)
        .filter(([id]) => !Object.hasOwn(progress.cancelled, id))
        .map(([, { quantity, name }]) => `${quantity} × ${name}`)
        .join(', '),
    ],
  }));
