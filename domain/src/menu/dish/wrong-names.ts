/**
 * Refuses names on the menu that the guard of documents would refuse on a bill: a service charge anywhere (P-LAW-12), and liquor
 * as a dish, a variant or an add-on under another tax class (P-LAW-10). It only asks about a name with two readings (P-NAME-2). A
 * name that is already on the stored menu passes, so that the owner can still change the rest of that menu.
 */
import { otherNamesOf } from '../../catalogue/names.ts';
import { mayBeLiquor, readsLikeLiquor } from './liquor-wording.ts';
import { mayBeServiceCharge, readsLikeServiceCharge } from './wording.ts';
import type { Named } from '../../catalogue/names.ts';
import type { AddOnGroup, MenuContent, MenuItem, TaxClass } from '../shape/menu.schema.ts';

export type NameFault = 'service-charge' | 'liquor-as-food';

/** Why the owner is asked about a name with two readings. */
export type NameDoubt = 'maybe-service-charge' | 'maybe-liquor';

export interface WrongName<Fault = NameFault> {
  readonly fault: Fault;
  readonly name: string;
  /** The path of the name in the dish or the group: `['variants', 0, 'name']`. */
  readonly path: readonly (string | number)[];
  /** The ids of the named thing, as one text. */
  readonly owner: string;
}

/** Returns the fault of a name; `bearsFoodTax` where it would be taxed like food. */
function faultOf(name: string, bearsFoodTax: boolean): NameFault | null {
  if (readsLikeServiceCharge(name)) return 'service-charge';
  return bearsFoodTax && readsLikeLiquor(name) ? 'liquor-as-food' : null;
}

/** Returns what a name with two readings may be; `bearsFoodTax` as above. */
export function doubtOf(name: string, bearsFoodTax: boolean): NameDoubt | null {
  if (mayBeServiceCharge(name)) return 'maybe-service-charge';
  return bearsFoodTax && mayBeLiquor(name) ? 'maybe-liquor' : null;
}

type Judge<Fault> = (name: string, bearsFoodTax: boolean) => Fault | null;

const namesOf = <Fault>(
  judge: Judge<Fault>,
  thing: Named,
  bearsFoodTax: boolean,
  owner: string,
  at: readonly (string | number)[],
): WrongName<Fault>[] =>
  [
    { name: thing.name, path: [...at, 'name'] },
    ...otherNamesOf(thing).map(([language, name]) => ({ name, path: [...at, 'otherNames', language] })),
  ].flatMap(({ name, path }) => {
    const fault = judge(name, bearsFoodTax);
    return fault === null ? [] : [{ fault, name, path, owner }];
  });

const ofDish = <Fault>(judge: Judge<Fault>, dish: MenuItem): WrongName<Fault>[] => {
  const isFood = dish.taxClass !== 'liquor';
  return [
    ...namesOf(judge, dish, isFood, dish.id, []),
    ...dish.variants.flatMap((variant, i) =>
      namesOf(judge, variant, isFood, `${dish.id} ${variant.id}`, ['variants', i]),
    ),
  ];
};

/** The tax classes of the dishes that offer a group. An add-on has no class of its own: it is taxed with its dish. */
export const classesWith = (menu: Pick<MenuContent, 'items'>, groupId: string): TaxClass[] =>
  menu.items.flatMap(({ addOnGroupIds, taxClass }) => (addOnGroupIds.includes(groupId) ? [taxClass] : []));

const ofGroup = <Fault>(
  judge: Judge<Fault>,
  group: AddOnGroup,
  classes: readonly TaxClass[],
): WrongName<Fault>[] =>
  group.options.flatMap((option, i) =>
    namesOf(
      judge,
      option,
      classes.some((taxClass) => taxClass !== 'liquor'),
      `${group.id} ${option.id}`,
      ['options', i],
    ),
  );

const withoutKnown = <Fault>(
  before: readonly WrongName<Fault>[],
  after: readonly WrongName<Fault>[],
): WrongName<Fault>[] =>
  after.filter(
    ({ fault, name, owner }) =>
      !before.some((known) => known.fault === fault && known.name === name && known.owner === owner),
  );

const newInDish = <Fault>(judge: Judge<Fault>, before: MenuItem | null, after: MenuItem) =>
  withoutKnown(before === null ? [] : ofDish(judge, before), ofDish(judge, after));

/** Returns the wrong names of a dish that are not in its stored form; `before` is null for a new dish. */
export const wrongNamesInDish = (before: MenuItem | null, after: MenuItem): WrongName[] =>
  newInDish(faultOf, before, after);

/** Returns a dish's names with two readings that its stored form does not have. */
export const doubtsInDish = (before: MenuItem | null, after: MenuItem): WrongName<NameDoubt>[] =>
  newInDish(doubtOf, before, after);

/** A group with the tax classes of its dishes. */
interface Offered {
  readonly group: AddOnGroup;
  readonly classes: readonly TaxClass[];
}

/** Returns the wrong names of a group's add-ons that are new in it; `before` is null for a new group. */
export const wrongNamesInGroup = (before: Offered | null, { group, classes }: Offered): WrongName[] =>
  withoutKnown(
    before === null ? [] : ofGroup(faultOf, before.group, before.classes),
    ofGroup(faultOf, group, classes),
  );

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Returns the wrong names of a menu that are not in the stored menu. */
export function wrongNamesInMenu(before: MenuContent, after: MenuContent): WrongName[] {
  const [dishes, groups] = [byId(before.items), byId(before.addOnGroups)];
  const stored = (id: string): Offered | null => {
    const group = groups.get(id);
    return group === undefined ? null : { group, classes: classesWith(before, id) };
  };
  return [
    ...after.items.flatMap((dish) => wrongNamesInDish(dishes.get(dish.id) ?? null, dish)),
    ...after.addOnGroups.flatMap((group) =>
      wrongNamesInGroup(stored(group.id), { group, classes: classesWith(after, group.id) }),
    ),
  ];
}
