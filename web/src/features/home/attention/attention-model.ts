import { fssaiSchema } from '@bhoj/domain/restaurant/settings.schema';
import { isGstin } from '@bhoj/domain/statute/gstin';
import { lacksVatTin, lawfulPercentagesAt, taxStatus } from '@bhoj/domain/restaurant/settings';
import type { Warning } from '@bhoj/domain/billing/records/warnings';
import { callAt } from '@bhoj/domain/orders/requests/table-alerts';
import { waitingRounds } from '@bhoj/domain/orders/door/joining';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Table } from '@bhoj/domain/tables/table';
import { officeOf } from '../office-model.ts';
import type { Office, OfficeWatched } from '../office-model.ts';

export type Task =
  | {
      readonly kind:
        | 'noFssai'
        | 'mustCharge'
        | 'liquorUnderComposition'
        | 'noVatTin'
        | 'noMenu'
        | 'noGstin'
        | 'legalMissing'
        | 'paused'
        | 'noUpi'
        | 'noPhotos';
    }
  | { readonly kind: 'rate'; readonly percentage: number; readonly lawful: readonly number[] }
  | { readonly kind: 'waiting'; readonly rounds: number }
  | { readonly kind: 'requests'; readonly places: readonly (readonly string[])[] }
  | Office
  | Warning;

export interface Watched {
  readonly restaurant: WholeRestaurant;
  /** Null while it is loading. */
  readonly menu: Menu | null;
  readonly orders: readonly Order[];
  readonly tables: readonly Table[];
  readonly office: OfficeWatched;
  /** Epoch ms. */
  readonly now: number;
}

/** True when the menu has dishes, and none has a photo. */
export const lacksPhotos = (menu: Menu | null): boolean =>
  menu !== null && menu.items.length > 0 && menu.items.every(({ photo }) => photo === null);

/** Returns the faults of the record for which the guard refuses to issue a bill (P-LAW-1, 5, 6, 11). */
function obstaclesToBills({ restaurant, menu, now }: Watched): Task[] {
  const found: Task[] = [];
  const tax = taxStatus(restaurant);
  const { percentage } = restaurant.taxSettings;
  const lawful = lawfulPercentagesAt(now);
  const sellsLiquor = menu?.items.some(({ taxClass }) => taxClass === 'liquor') ?? false;
  if (!fssaiSchema.safeParse(restaurant.fssai).success) found.push({ kind: 'noFssai' });
  if (tax === 'must-charge') found.push({ kind: 'mustCharge' });
  if ((tax === 'charging' || tax === 'must-charge') && !lawful.includes(percentage)) {
    found.push({ kind: 'rate', percentage, lawful });
  }
  if (tax === 'composition' && sellsLiquor) found.push({ kind: 'liquorUnderComposition' });
  else if (lacksVatTin(restaurant, sellsLiquor)) found.push({ kind: 'noVatTin' });
  return found;
}

/** Returns the owner's tasks: guests first, then obstacles to bills, the office, and missing setup. */
export function attentionOf(watched: Watched): Task[] {
  const { restaurant, menu, orders, tables, now } = watched;
  const found: Task[] = [];
  const rounds = orders.reduce((n, order) => n + waitingRounds(order, now).length, 0);
  if (rounds > 0) found.push({ kind: 'waiting', rounds });
  const asking = tables
    .filter((table) => {
      // Joined tables show one call: it counts at the table that leads.
      const isJoined = orders.some(({ joinedTableIds = [] }) => joinedTableIds.includes(table.id));
      if (isJoined) return false;
      const here = orders.filter(({ tableId }) => tableId === table.id);
      return callAt(table, here, now) !== null;
    })
    .map(({ id, currentOrderId }) => {
      const lead = orders.find(({ tableId, state }) => tableId === id && state === 'open');
      return currentOrderId === null || lead === undefined ? [id] : tablesOf(lead);
    });
  if (asking.length > 0) found.push({ kind: 'requests', places: asking });
  found.push(...obstaclesToBills(watched));
  found.push(...officeOf(restaurant, watched.office, now));
  if (menu !== null && menu.items.length === 0) found.push({ kind: 'noMenu' });
  if (restaurant.orderingPaused) found.push({ kind: 'paused' });
  if (restaurant.gstin === '') {
    if (restaurant.taxSettings.enabled) found.push({ kind: 'noGstin' });
  } else if (restaurant.legalName === '' || restaurant.address === '' || !isGstin(restaurant.gstin)) {
    found.push({ kind: 'legalMissing' });
  }
  if (restaurant.upiVpa === '') found.push({ kind: 'noUpi' });
  if (lacksPhotos(menu)) found.push({ kind: 'noPhotos' });
  return found;
}
