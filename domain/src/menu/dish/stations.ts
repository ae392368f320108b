import type { MenuContent } from '../shape/menu.schema.ts';

/** The new station for each old one: the new name of a renamed station, or the replacement of a removed one. */
export type StationMoves = ReadonlyMap<string, string>;

export const dishesAt = (items: MenuContent['items'], station: string): number =>
  items.filter((item) => item.station === station).length;

/** Returns the content with its dishes at their new stations; null when no dish moves. */
export function withStations<C extends Pick<MenuContent, 'items'>>(
  content: C,
  moves: StationMoves,
): C | null {
  const items = content.items.map((item) => {
    const station = moves.get(item.station);
    return station === undefined ? item : { ...item, station };
  });
  return items.some((item, i) => item !== content.items[i]) ? { ...content, items } : null;
}
