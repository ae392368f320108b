import { publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { chosenName, NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { href, NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { byFloor } from '@bhoj/domain/tables/seating-plan';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import { absolute } from '../../blocks/qr/qr-drawing.ts';
import { tableLink } from '../../blocks/qr/table-link.ts';

/** A code to print: of a table, a room, takeaway, or the menu without ordering. */
export interface Code {
  readonly kind: Table['kind'] | 'takeaway' | 'preview';
  /** The table's id; `default` for a code without a table. */
  readonly id: string;
  /** The number on the table's sign or the room's door; empty when there is none. */
  readonly number: string;
  /** The owner's name for it (P-LABEL-1); null without one. */
  readonly name: string | null;
  /** The absolute URL in the code. */
  readonly link: string;
  /** The key that a re-issue replaces; null when the link has none. */
  readonly key: string | null;
}

export const codeOf = (table: Table, slug?: string, names: PlaceNames = NO_PLACE_NAMES): Code => ({
  kind: table.kind,
  id: table.id,
  number: table.number,
  name: chosenName(names, table.id),
  link: tableLink(table, slug),
  key: table.key,
});

/**
 * Returns the code of the link without a table (GUEST-3, P-MORE-11): takeaway when the restaurant offers it, else the
 * menu without ordering.
 */
export const counterCode = (
  restaurantId: string,
  { services }: Pick<Profile, 'services'>,
  slug?: string,
): Code => ({
  kind: services.includes('takeaway') ? 'takeaway' : 'preview',
  id: NO_TABLE,
  number: '',
  name: null,
  link: absolute(
    slug === undefined
      ? href('customerDetails', { restaurantId, tableId: NO_TABLE })
      : publicTablePath({ slug, tableId: NO_TABLE, key: null }),
  ),
  key: null,
});

/** Codes that are shown and printed together; `floor` is null for codes without a table. */
export interface CodeGroup {
  readonly floor: number | null;
  readonly codes: readonly Code[];
}

export function codeGroups(
  tables: readonly Table[],
  counter: Code | null,
  { slug, names }: { readonly slug: string | undefined; readonly names: PlaceNames },
): CodeGroup[] {
  return [
    ...byFloor(tables).map((group) => ({
      floor: group.floor,
      codes: group.tables.map((table) => codeOf(table, slug, names)),
    })),
    ...(counter === null ? [] : [{ floor: null, codes: [counter] }]),
  ];
}

/** Returns a file name such as `annapurna-f1-t01`; the restaurant's name may be in any script. */
export function fileName(restaurantName: string, { id, kind, name }: Code): string {
  const words = `${restaurantName} ${id === NO_TABLE ? kind : id}${name === null ? '' : ` ${name}`}`
    .toLowerCase()
    .normalize('NFC');
  return words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
}
