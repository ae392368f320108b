import { z } from 'zod';
import type { StationMoves } from '@bhoj/domain/menu/dish/stations';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { requiredLine } from '@bhoj/domain/kernel/text';
import type { Section } from '../form/settings-model.ts';

/** One station of the form; `was` is its stored name, or null for a new one. */
const rowSchema = z.object({ was: z.string().nullable(), name: requiredLine(30) });
export type StationRow = z.input<typeof rowSchema>;

export const MAX_STATIONS = 12;

const isTwice = (rows: readonly StationRow[], i: number): boolean =>
  rows.findIndex(({ name }) => name.trim() === rows[i]?.name.trim()) !== i;

export const stationsSection: Section<{ rows: StationRow[] }, Pick<WholeRestaurant, 'stations'>> = {
  schema: z
    .object({ rows: z.array(rowSchema).min(1).max(MAX_STATIONS) })
    .superRefine(({ rows }, context) => {
      rows.forEach((_, i) => {
        if (isTwice(rows, i)) {
          context.addIssue({ code: 'custom', path: ['rows', i, 'name'], message: 'station-twice' });
        }
      });
    })
    .transform(({ rows }) => ({ stations: rows.map(({ name }) => name) })),
  valuesOf: ({ stations }) => ({ rows: stations.map((name) => ({ was: name, name })) }),
};

/** Returns the new station of each stored one: its new name, or the first remaining station when it was removed. */
export function movesOf(stored: readonly string[], rows: readonly StationRow[]): StationMoves {
  const first = rows[0]?.name.trim() ?? '';
  return new Map(
    stored.flatMap((station) => {
      const row = rows.find(({ was }) => was === station);
      const name = row === undefined ? first : row.name.trim();
      return name === station || name === '' ? [] : [[station, name] as const];
    }),
  );
}
