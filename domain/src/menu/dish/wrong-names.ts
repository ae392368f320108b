/**
 * Refuses names on the menu that the guard of documents would refuse on a bill: a service charge anywhere (P-LAW-12),
 * and liquor as a dish or a variant under another tax class (P-LAW-10). A name that is already on the stored menu
 * passes, so that the owner can still change the rest of that menu.
 */
import { otherNamesOf } from '../../catalogue/names.ts';
import { readsLikeLiquor, readsLikeServiceCharge } from './wording.ts';
import type { Named } from '../../catalogue/names.ts';
import type { AddOnGroup, MenuContent, MenuItem, TaxClass } from '../shape/menu.schema.ts';

export type NameFault = 'service-charge' | 'liquor-as-food';

export interface WrongName {
  readonly fault: NameFault;
  readonly name: string;
  /** The path of the name in the dish or the group: `['variants', 0, 'name']`. */
  readonly path: readonly (string | number)[];
  /** The ids of the named thing, as one text. */
  readonly owner: string;
}

/** Returns the fault of a name. An add-on has no tax class of its own. */
function faultOf(name: string, taxClass: TaxClass | null): NameFault | null {
  if (readsLikeServiceCharge(name)) return 'service-charge';
  return taxClass !== null && taxClass !== 'liquor' && readsLikeLiquor(name) ? 'liquor-as-food' : null;
}

const wrongNamesOf = (
  thing: Named,
  taxClass: TaxClass | null,
  owner: string,
  at: readonly (string | number)[],
): WrongName[] =>
  [
    { name: thing.name, path: [...at, 'name'] },
    ...otherNamesOf(thing).map(([language, name]) => ({ name, path: [...at, 'otherNames', language] })),
  ].flatMap(({ name, path }) => {
    const fault = faultOf(name, taxClass);
    return fault === null ? [] : [{ fault, name, path, owner }];
  });

const ofDish = (dish: MenuItem): WrongName[] => [
  ...wrongNamesOf(dish, dish.taxClass, dish.id, []),
  ...dish.variants.flatMap((variant, i) =>
    wrongNamesOf(variant, dish.taxClass, `${dish.id} ${variant.id}`, ['variants', i]),
  ),
];

const ofGroup = (group: AddOnGroup): WrongName[] =>
  group.options.flatMap((option, i) =>
    wrongNamesOf(option, null, `${group.id} ${option.id}`, ['options', i]),
  );

const withoutStanding = (before: readonly WrongName[], after: readonly WrongName[]): WrongName[] =>
  after.filter(
    ({ fault, name, owner }) =>
      !before.some((known) => known.fault === fault && known.name === name && known.owner === owner),
  );

/** Returns the wrong names of a dish that are not in its stored form; `before` is null for a new dish. */
export const wrongNamesInDish = (before: MenuItem | null, after: MenuItem): WrongName[] =>
  withoutStanding(before === null ? [] : ofDish(before), ofDish(after));

/** Returns the wrong names of a group's add-ons that are not in its stored form; `before` is null for a new group. */
export const wrongNamesInGroup = (before: AddOnGroup | null, after: AddOnGroup): WrongName[] =>
  withoutStanding(before === null ? [] : ofGroup(before), ofGroup(after));

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Returns the wrong names of a menu that are not in the stored menu. */
export function wrongNamesInMenu(before: MenuContent, after: MenuContent): WrongName[] {
  const [dishes, groups] = [byId(before.items), byId(before.addOnGroups)];
  return [
    ...after.items.flatMap((dish) => wrongNamesInDish(dishes.get(dish.id) ?? null, dish)),
    ...after.addOnGroups.flatMap((group) => wrongNamesInGroup(groups.get(group.id) ?? null, group)),
  ];
}
