import { sameName } from '../../kernel/folded.ts';
import { same } from '../../kernel/same.ts';
import { mergeOrder } from './merge-order.ts';
import { unitsOf } from './merge-fields.ts';
import type { Named as NamedThing } from '../../catalogue/names.ts';
import type { Category, MenuContent, MenuItem } from '../shape/menu.schema.ts';
import type { FieldOf, Kind, Things } from './merge-fields.ts';

/** The side that wins when two people changed the same thing. */
export type Side = 'mine' | 'theirs';

/**
 * Two people changed the same thing: the same field or the same order, or one deleted a thing that the other changed.
 */
export type Clash = {
  [K in Kind]: {
    /** Stays the same as long as both sides stay the same. */
    readonly key: string;
    readonly kind: K;
    readonly what: FieldOf<K> | 'deleted' | 'order';
    /** The thing on each side; null on a side that deleted it. For an order: its category, or null. */
    readonly mine: Things[K] | Category | null;
    readonly theirs: Things[K] | Category | null;
  };
}[Kind];

export interface Merged {
  readonly content: MenuContent;
  readonly clashes: readonly Clash[];
}

type Choose = (clash: Clash) => Side;
type Named = NamedThing & { readonly id: string };

const byId = <T extends Named>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));
const idsOf = (things: readonly Named[]): string[] => things.map(({ id }) => id);

/** One merge. Records each clash and asks `choose` which side is kept. */
class Merge {
  readonly clashes: Clash[] = [];
  readonly choose: Choose;

  constructor(choose: Choose) {
    this.choose = choose;
  }

  takesMine(kind: Kind, id: string, what: string, mine: Named | null, theirs: Named | null): boolean {
    const clash = { key: `${kind}/${id}/${what}`, kind, what, mine, theirs } as Clash;
    this.clashes.push(clash);
    return this.choose(clash) === 'mine';
  }

  /** Merges a thing that exists on both sides, field by field. */
  thing<T extends Named>(kind: Kind, base: T | undefined, mine: T, theirs: T): T {
    if (same(mine, theirs) || same(theirs, base)) return mine;
    if (same(mine, base)) return theirs;
    return unitsOf<T>(kind).reduce((merged, { what, of, take }) => {
      const [b, m, t] = [base && of(base), of(mine), of(theirs)];
      if (same(m, t) || same(t, b)) return merged;
      if (!same(m, b) && this.takesMine(kind, mine.id, what, mine, theirs)) return merged;
      return take(merged, theirs);
    }, mine);
  }

  /** Merges all things of one kind; the result is not sorted. */
  things<T extends Named>(
    kind: Kind,
    base: readonly T[],
    mine: readonly T[],
    theirs: readonly T[],
  ): Map<string, T> {
    const [b, m, t] = [byId(base), byId(mine), byId(theirs)];
    const kept = new Map<string, T>();
    for (const id of new Set([...m.keys(), ...t.keys()])) {
      const [was, my, their] = [b.get(id), m.get(id), t.get(id)];
      if (my !== undefined && their !== undefined) kept.set(id, this.thing(kind, was, my, their));
      else if (my !== undefined) {
        if (was === undefined) kept.set(id, my);
        else if (!same(my, was) && this.takesMine(kind, id, 'deleted', my, null)) kept.set(id, my);
      } else if (their !== undefined) {
        if (was === undefined) kept.set(id, their);
        else if (!same(their, was) && !this.takesMine(kind, id, 'deleted', null, their)) kept.set(id, their);
      }
    }
    return kept;
  }
}

/** When both sides made a category with the same name, my dishes move into their category. */
function withoutTwins(base: MenuContent, mine: MenuContent, theirs: MenuContent): MenuContent {
  const known = byId(base.categories);
  const made = theirs.categories.filter(({ id }) => !known.has(id));
  const twins = new Map(
    mine.categories.flatMap(({ id, name }) => {
      if (known.has(id)) return [];
      const twin = made.find((their) => their.id !== id && sameName(their.name, name));
      return twin === undefined ? [] : [[id, twin] as const];
    }),
  );
  if (twins.size === 0) return mine;
  const seen = new Set<string>();
  const categories = mine.categories
    .map((category) => twins.get(category.id) ?? category)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  const items = mine.items.map((item) => ({
    ...item,
    categoryId: twins.get(item.categoryId)?.id ?? item.categoryId,
  }));
  return { ...mine, categories, items };
}

/** Restores deleted things that a dish still needs. */
function restore<T extends Named>(kept: Map<string, T>, needed: Iterable<string>, ...from: (readonly T[])[]) {
  for (const id of needed) {
    const found = kept.get(id) ?? from.flat().find((thing) => thing.id === id);
    if (found !== undefined) kept.set(id, found);
  }
}

/** Of two dishes with one code, theirs keeps it: it is saved already. */
function withOwnCodes(items: readonly MenuItem[], theirs: MenuContent): MenuItem[] {
  const owner = new Map(theirs.items.flatMap(({ id, code }) => (code === undefined ? [] : [[code, id]])));
  for (const { id, code } of items) if (code !== undefined && !owner.has(code)) owner.set(code, id);
  const isHere = (id: string | undefined, code: string) =>
    items.some((item) => item.id === id && item.code === code);
  return items.map((item) => {
    const { code, ...rest } = item;
    if (code === undefined || owner.get(code) === item.id || !isHere(owner.get(code), code)) return item;
    return rest;
  });
}

const inOrder = <T>(kept: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.flatMap((id) => kept.get(id) ?? []);

/**
 * Merges two people's changes of one menu, thing by thing and field by field. Only a field that both changed to
 * different values is a clash; `choose` decides it, and without `choose` mine is kept. Nothing else that a side added
 * or changed is lost. Dishes are ordered within their category.
 */
export function mergeMenus(
  base: MenuContent,
  mine: MenuContent,
  theirs: MenuContent,
  choose: Choose = () => 'mine',
): Merged {
  if (same(mine, base) || same(mine, theirs)) return { content: theirs, clashes: [] };
  if (same(theirs, base)) return { content: mine, clashes: [] };
  const my = withoutTwins(base, mine, theirs);
  const merge = new Merge(choose);

  const items = merge.things('items', base.items, my.items, theirs.items);
  const groups = merge.things('addOnGroups', base.addOnGroups, my.addOnGroups, theirs.addOnGroups);
  const categories = merge.things('categories', base.categories, my.categories, theirs.categories);
  const dishes = [...items.values()];
  const neededGroups = dishes.flatMap((item) => item.addOnGroupIds);
  restore(groups, neededGroups, my.addOnGroups, theirs.addOnGroups, base.addOnGroups);
  const neededCategories = dishes.map((item) => item.categoryId);
  restore(categories, neededCategories, my.categories, theirs.categories, base.categories);

  const ordered = <T extends Named>(kind: 'categories' | 'addOnGroups', kept: ReadonlyMap<string, T>) => {
    const of = (content: MenuContent) => idsOf(content[kind]);
    const [inBase, inMine, inTheirs] = [of(base), of(my), of(theirs)];
    const known = new Set([...inMine, ...inTheirs]);
    const orders = {
      base: inBase,
      // Restored things that both sides deleted come last.
      mine: [...inMine, ...[...kept.keys()].filter((id) => !known.has(id))],
      theirs: inTheirs,
    };
    const ids = mergeOrder(orders, new Set(kept.keys()), () =>
      merge.takesMine(kind, '', 'order', null, null),
    );
    return inOrder(kept, ids);
  };
  const mergedCategories = ordered('categories', categories);
  const mergedItems = mergedCategories.flatMap((category) => {
    const here = new Set(dishes.filter((item) => item.categoryId === category.id).map(({ id }) => id));
    const of = (content: MenuContent) => idsOf(content.items).filter((id) => here.has(id));
    const orders = { base: of(base), mine: of(my), theirs: of(theirs) };
    const takesMine = () => merge.takesMine('items', category.id, 'order', category, category);
    return inOrder(items, mergeOrder(orders, here, takesMine));
  });
  return {
    content: {
      categories: mergedCategories,
      items: withOwnCodes(mergedItems, theirs),
      addOnGroups: ordered('addOnGroups', groups),
    },
    clashes: merge.clashes,
  };
}
