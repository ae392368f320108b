import { useMemo } from 'react';
import { NOBODY_NAMED } from '@bhoj/domain/platform/staff/platform-names';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { orNone } from '../or-none.ts';

/** Active people to choose from, by name. `nameOf` also knows those who left, and returns the id of an unknown one. */
export interface People {
  readonly options: readonly (readonly [staffId: string, name: string])[];
  readonly nameOf: (staffId: string) => string;
}

/** Everybody of the platform's staff, from one document. */
export function useLivePeople(): Exclude<Live<People>, { readonly state: 'missing' }> {
  const live = orNone(useLiveDoc(platformNames, {}), NOBODY_NAMED);
  return useMemo(() => {
    if (live.state !== 'ready') return live;
    const all = Object.entries(live.value.people)
      .map(([id, person]) => ({ id, shown: `${person.name} · ${person.referralId}`, ...person }))
      .toSorted((a, b) => a.shown.localeCompare(b.shown, 'en-IN'));
    const names = new Map(all.map(({ id, shown }) => [id, shown]));
    const value: People = {
      options: all.filter(({ active }) => active).map(({ id, shown }) => [id, shown] as const),
      nameOf: (staffId) => names.get(staffId) ?? staffId,
    };
    return { ...live, value };
  }, [live]);
}

const UNNAMED: People = { options: [], nameOf: (staffId) => staffId };

/** The same for a part of a page, which shows ids until the names are loaded. */
export function usePeople(): People {
  const live = useLivePeople();
  return live.state === 'ready' ? live.value : UNNAMED;
}
