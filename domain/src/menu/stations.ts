import type { MenuContent } from './menu.schema.ts';

/** Which station takes the place of which: of one renamed its new name, of one removed another. */
export type StationMoves = ReadonlyMap<string, string>;

/** How many dishes are made at a station. */
export const dishesAt = (items: MenuContent['items'], station: string): number =>
  items.filter((item) => item.station === station).length;

/** The content with its dishes at the stations that they move to; null where no dish moves. */
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
