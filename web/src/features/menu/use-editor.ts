import { useCallback, useEffect, useRef, useState } from 'react';
import type { Category, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { usePortionsLeft } from '../../firebase/use-portions-left.ts';
import { menuPart } from '../../messages/owner/menu/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useNow } from '../../ui/shared/use-now.ts';
import { useClashQuestion } from './saving/clash-dialog.tsx';
import type { Deletion } from './saving/delete-dialog.tsx';
import type { DishMenuPlace } from './list/dish-menu.tsx';
import type { Open } from './menu-dialogs.tsx';
import { withCategoryAt, withCopy, withDishAt } from './saving/menu-model.ts';
import { useMenuActs } from './saving/use-menu-acts.ts';
import { useSaveMenu } from './saving/use-save-menu.ts';
import { useSetSoldOut } from './saving/use-set-sold-out.ts';
import type { SetSoldOut } from './saving/use-set-sold-out.ts';
import { useWanted } from './list/use-wanted.ts';

export interface EditorInput {
  readonly restaurantId: string;
  readonly menu: Menu;
  readonly soldOut: Readonly<Record<string, number>>;
  /** The keys with counted portions; undefined for none. */
  readonly counted: readonly string[] | undefined;
  readonly cutoff: string;
  readonly setOpen: (open: Open | null) => void;
}

/** All acts on the menu. Each keeps its identity, so that a row renders only when its own dish changes. */
export function useEditor({ restaurantId, menu, soldOut, counted, cutoff, setOpen }: EditorInput) {
  const words = useWords(menuPart);

  const { ask, dialog } = useClashQuestion();
  const { shown, save } = useSaveMenu(restaurantId, menu, ask);
  const act = useMenuActs(save);
  const now = useNow(60_000);
  const leftOf = usePortionsLeft(restaurantId, { limited: counted }, { at: now, cutoff });
  const mark = useSetSoldOut(restaurantId, cutoff);
  const setSoldOut = useCallback<SetSoldOut>(
    (item, until) => {
      // A dish without portions is on sale again once somebody says how many there are.
      if (until === null && leftOf(item.id) === 0) setOpen({ what: 'portions', item });
      else mark(item, until);
    },
    [mark, leftOf, setOpen],
  );
  const [place, setPlace] = useState<DishMenuPlace | null>(null);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const listing = useWanted(shown, soldOut, now);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const edit = useCallback((item: MenuItem) => setOpen({ what: 'dish', item, category: null }), [setOpen]);
  const add = useCallback((category: Category) => setOpen({ what: 'dish', item: null, category }), [setOpen]);
  const editCategory = useCallback(
    (category: Category) => setOpen({ what: 'category', category }),
    [setOpen],
  );
  const available = useCallback(
    (item: MenuItem, isAvailable: boolean) => setSoldOut(item, isAvailable ? null : 'tomorrow'),
    [setSoldOut],
  );
  const more = useCallback((item: MenuItem, anchor: HTMLElement) => setPlace({ item, anchor }), []);
  const move = useCallback(
    (itemId: string, overId: string, below: boolean) => {
      const { items, categories } = latest.current;
      const [item, over] = [itemId, overId].map((id) => items.find((other) => other.id === id));
      if (item === undefined || over === undefined) return;
      const to = categories.find(({ id }) => id === over.categoryId)?.name ?? '';
      const done =
        item.categoryId === over.categoryId ? words.moved(item.name) : words.movedTo(item.name, to);
      void act(withDishAt(itemId, overId, below), done);
    },
    [act, words],
  );
  const moveCategory = useCallback(
    (categoryId: string, overId: string) => {
      const name = latest.current.categories.find(({ id }) => id === categoryId)?.name ?? '';
      void act(withCategoryAt(categoryId, overId), words.moved(name));
    },
    [act, words],
  );
  const { setWanted } = listing;
  const chooseCategory = useCallback(
    (categoryId: string | null) => setWanted((wanted) => ({ ...wanted, categoryId })),
    [setWanted],
  );
  const duplicate = (item: MenuItem) => {
    const copy = { id: newId(), name: words.copyOf(item.name).slice(0, 120) };
    void act(withCopy(item.id, copy), words.duplicated(item.name));
  };
  return {
    shown,
    save,
    act,
    dialog,
    listing,
    leftOf,
    now,
    place,
    setPlace,
    deletion,
    setDeletion,
    setSoldOut,
    edit,
    add,
    editCategory,
    available,
    more,
    move,
    moveCategory,
    chooseCategory,
    duplicate,
  };
}
