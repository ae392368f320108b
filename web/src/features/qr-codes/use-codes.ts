import { useMemo, useState } from 'react';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useRestaurant } from '../../firebase/restaurant.tsx';
import { usePlaceNames } from '../../ui/shared/place-names.ts';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import type { Live } from '../../firebase/live.ts';
import type { Format } from './print/print-format.ts';
import { codeGroups, counterCode } from './qr-model.ts';
import type { Code, CodeGroup } from './qr-model.ts';

/** The most codes on the page at once; a restaurant with more opens at its first floor. */
const MANY = 120;

/** The restaurant's codes, the shown ones, and those to be printed. */
export interface Codes {
  /** The live tables that have the codes. */
  readonly live: Live<unknown>;
  /** True once the restaurant has chosen its public address. */
  readonly hasAddress: boolean;
  readonly restaurantName: string;
  /** Every code, by floor. */
  readonly groups: readonly CodeGroup[];
  /** The codes of the chosen floor. */
  readonly shown: readonly CodeGroup[];
  readonly floor: number | null;
  readonly setFloor: (floor: number | null) => void;
  readonly chosen: ReadonlySet<string>;
  readonly setChosen: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** The selected codes, or all shown ones when none is selected. */
  readonly printed: readonly Code[];
  readonly format: Format;
  readonly setFormat: (format: Format) => void;
}

export function useCodes(restaurantId: string): Codes {
  const params = { restaurantId };
  const slug = useRestaurant().publicAddress?.slug;
  const names = usePlaceNames();
  const list = useLiveList(tables, params, tables.queries.all());
  const profile = useLiveDoc(profiles, params);
  const [floor, setFloor] = useState<number | null | 'first'>('first');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [format, setFormat] = useState<Format>('cards');
  const groups = useMemo(
    () =>
      list.state === 'ready'
        ? codeGroups(
            list.value.map(({ value }) => value),
            profile.state === 'ready' ? counterCode(restaurantId, profile.value, slug) : null,
            { slug, names },
          )
        : [],
    [list, profile, restaurantId, slug, names],
  );
  const every = groups.flatMap(({ codes }) => codes);
  const begun = floor === 'first' ? (every.length > MANY ? (groups[0]?.floor ?? null) : null) : floor;
  const onFloor = groups.some((group) => group.floor === begun) ? begun : null;
  const shown = groups.filter((group) => onFloor === null || group.floor === onFloor);
  const picked = every.filter(({ id }) => chosen.has(id));
  return {
    live: list,
    hasAddress: slug !== undefined,
    restaurantName: profile.state === 'ready' ? profile.value.name : '',
    groups,
    shown,
    floor: onFloor,
    setFloor,
    chosen,
    setChosen,
    format,
    setFormat,
    printed: picked.length > 0 ? picked : shown.flatMap(({ codes }) => codes),
  };
}
