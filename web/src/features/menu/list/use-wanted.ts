import { useDeferredValue, useMemo, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { menuMarkPart, menuPart } from '../../../words/owner/menu.ts';
import { foodPart } from '../../../words/shared/food.ts';
import { useWords } from '../../../words/use-words.ts';
import { tagsOf } from './dish-words.tsx';
import { EVERYTHING, grouped, searchTextOf } from '../saving/menu-model.ts';
import type { CategoryGroup, Wanted } from '../saving/menu-model.ts';

export interface Listing {
  readonly wanted: Wanted;
  readonly setWanted: Dispatch<SetStateAction<Wanted>>;
  /** Deferred behind the typed text, so that typing never waits. */
  readonly groups: readonly CategoryGroup[];
  readonly shownFor: Wanted;
}

export function useWanted(menu: Menu, soldOut: Readonly<Record<string, number>>, now: number): Listing {
  const markWords = useWords(menuMarkPart);
  const menuWords = useWords(menuPart);
  const food = useWords(foodPart);

  const [wanted, setWanted] = useState(EVERYTHING);
  const shownFor = useDeferredValue(wanted);
  const texts = useMemo(
    () =>
      new Map(
        menu.items.map((item) => [
          item,
          searchTextOf(item, [...tagsOf(menuWords, food, item), markWords[item.mark]]),
        ]),
      ),
    [menu.items, markWords, menuWords, food],
  );
  // A category that was deleted can no longer be selected.
  const isThere = menu.categories.some(({ id }) => id === shownFor.categoryId);
  const groups = useMemo(
    () =>
      grouped(
        menu,
        isThere ? shownFor : { ...shownFor, categoryId: null },
        (item) => (soldOut[item.id] ?? 0) > now,
        (item) => texts.get(item) ?? '',
      ),
    [menu, shownFor, isThere, soldOut, now, texts],
  );
  return { wanted, setWanted, groups, shownFor };
}
