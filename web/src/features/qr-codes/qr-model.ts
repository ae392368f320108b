import { href, NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { byFloor } from '@bhoj/domain/tables/seating-plan';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import { absolute } from '../../blocks/qr/qr-drawing.ts';

/** A code to print: of a table, a room, the takeaway counter, or the menu to look at. */
export interface Code {
  readonly kind: Table['kind'] | 'takeaway' | 'preview';
  /** The table's id; `default` of a code that belongs to none. */
  readonly id: string;
  /** What stands on a table's sign or a room's door; empty where there is neither. */
  readonly number: string;
  /** The absolute address it holds. */
  readonly link: string;
  /** The key that a re-issue replaces; null where the link has none. */
  readonly key: string | null;
}

export const codeOf = (table: Table): Code => ({
  kind: table.kind,
  id: table.id,
  number: table.number,
  link: absolute(table.qrCode),
  key: table.key,
});

/** The link without a table (GUEST-3, P-MORE-11): takeaway where the restaurant offers it, else the menu to read. */
export const counterCode = (restaurantId: string, { services }: Pick<Profile, 'services'>): Code => ({
  kind: services.includes('takeaway') ? 'takeaway' : 'preview',
  id: NO_TABLE,
  number: '',
  link: absolute(href('customerDetails', { restaurantId, tableId: NO_TABLE })),
  key: null,
});

/** Codes that are shown and printed together; `floor` is null of those that belong to no table. */
export interface CodeGroup {
  readonly floor: number | null;
  readonly codes: readonly Code[];
}

export function codeGroups(tables: readonly Table[], counter: Code | null): CodeGroup[] {
  return [
    ...byFloor(tables).map((group) => ({ floor: group.floor, codes: group.tables.map(codeOf) })),
    ...(counter === null ? [] : [{ floor: null, codes: [counter] }]),
  ];
}

/** `annapurna-f1-t01`: a restaurant's name in any script, as a file system takes it. */
export function fileName(restaurantName: string, { id, kind }: Code): string {
  const words = `${restaurantName} ${id === NO_TABLE ? kind : id}`.toLowerCase().normalize('NFC');
  return words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
}
