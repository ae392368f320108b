import { savePriceLists } from '@bhoj/domain/menu/prices/price-lists.contract';
import { businessDayOf, dayAfter } from '@bhoj/domain/time/ist';
import { paise } from '@bhoj/domain/money/money';
import type { PriceList } from '@bhoj/domain/menu/prices/prices.schema';
import { calling } from '../act.ts';
import type { Plan } from '../act.ts';

/** The owner saves other price lists: some begin tomorrow, some leave, and amounts change or go. */
export const saveLists: Plan = (world, random) => {
  const { menu, prices, place, now } = world;
  const today = businessDayOf(now, place.restaurant.dayCutoff);
  const all: PriceList[] = [
    { id: 'floor', name: 'First floor', active: random.chance(0.8), floors: [1] },
    { id: 'away', name: 'Takeaway', active: true, types: ['takeaway', 'delivery'] },
    { id: 'swiggy', name: 'Swiggy', active: true, operators: ['Swiggy'] },
    { id: 'new', name: 'From tomorrow', active: true, from: random.chance(0.5) ? today : dayAfter(today) },
  ];
  const lists = all.filter(() => random.chance(0.8));
  const keys = [
    ...menu.items.flatMap(({ id, variants }) =>
      variants.length === 0 ? [id] : variants.map((size) => `${id}:${size.id}`),
    ),
    ...menu.addOnGroups.flatMap(({ id, options }) => options.map((option) => `${id}/${option.id}`)),
  ];
  const amounts = Object.fromEntries(
    lists.map(({ id }) => {
      const some = keys.filter(() => random.chance(0.3));
      return [
        id,
        Object.fromEntries(
          some.map((key) => [key, random.chance(0.2) ? null : paise(random.int(0, 400_00))]),
        ),
      ];
    }),
  );
  return calling(savePriceLists, place.owner, {
    baseVersion: random.chance(0.05) ? menu.version + 1 : menu.version,
    was: prices?.version ?? 0,
    lists,
    amounts,
  });
};
