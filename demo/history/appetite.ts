import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { isOffered } from '@bhoj/domain/orders/rounds/price';
import type { Mark, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Random } from '../random.ts';
import type { Meal, Visit } from './rhythm.ts';

/**
 * How many dishes a head the party orders from these categories or of these dishes. `chance` is the probability that it
 * orders any.
 */
interface Wish {
  readonly of: readonly string[];
  readonly perHead: number;
  readonly chance?: number;
  /** Set for one dish in the whole quantity, as with breads. */
  readonly same?: true;
}

/** The orders of a party, by round. */
type Courses = readonly (readonly Wish[])[];

const chai = ['masala-chai', 'filter-coffee'];
const cold = ['lassi', 'solkadhi', 'lime-soda', 'water'];
const thalis = ['maharashtrian-thali', 'chicken-thali'];
const curries: Wish[] = [
  { of: ['main-course'], perHead: 0.6 },
  { of: ['breads'], perHead: 2, same: true },
  { of: ['rice'], perHead: 0.35 },
];

const ORDERS: Record<Meal, readonly { weight: number; rounds: Courses }[]> = {
  breakfast: [
    { weight: 3, rounds: [[{ of: ['breakfast', 'south-indian'], perHead: 1 }], [{ of: chai, perHead: 1 }]] },
    {
      weight: 3,
      rounds: [
        [
          { of: ['south-indian'], perHead: 1 },
          { of: chai, perHead: 0.8 },
        ],
      ],
    },
    {
      weight: 2,
      rounds: [
        [
          { of: ['breakfast'], perHead: 1.2 },
          { of: chai, perHead: 1 },
        ],
      ],
    },
  ],
  lunch: [
    {
      weight: 4,
      rounds: [
        [
          { of: thalis, perHead: 1 },
          { of: cold, perHead: 0.5 },
        ],
      ],
    },
    {
      weight: 4,
      rounds: [[...curries, { of: cold, perHead: 0.6 }], [{ of: ['desserts'], perHead: 0.5, chance: 0.4 }]],
    },
    {
      weight: 2,
      rounds: [
        [
          { of: ['rice', 'indo-chinese'], perHead: 0.9 },
          { of: cold, perHead: 0.6 },
        ],
      ],
    },
    {
      weight: 2,
      rounds: [
        [
          { of: ['south-indian'], perHead: 1.1 },
          { of: cold, perHead: 0.5 },
        ],
      ],
    },
  ],
  tea: [
    {
      weight: 3,
      rounds: [
        [
          { of: chai, perHead: 1 },
          { of: ['kanda-bhaji', 'anda-bhurji', 'south-indian'], perHead: 0.8 },
        ],
      ],
    },
    {
      weight: 2,
      rounds: [
        [
          { of: ['indo-chinese', 'starters'], perHead: 0.6 },
          { of: cold, perHead: 0.8 },
        ],
      ],
    },
  ],
  dinner: [
    {
      weight: 4,
      rounds: [
        [
          { of: ['starters'], perHead: 0.5 },
          { of: cold, perHead: 0.6 },
        ],
        curries,
        [{ of: ['desserts'], perHead: 0.6, chance: 0.55 }],
      ],
    },
    {
      weight: 3,
      rounds: [
        [
          { of: ['bar'], perHead: 0.9 },
          { of: ['starters'], perHead: 0.7 },
        ],
        [{ of: ['bar'], perHead: 0.6, chance: 0.7 }, ...curries],
        [{ of: ['desserts'], perHead: 0.4, chance: 0.3 }],
      ],
    },
    {
      weight: 3,
      rounds: [
        [...curries, { of: cold, perHead: 0.4 }],
        [{ of: ['desserts', ...chai], perHead: 0.5, chance: 0.4 }],
      ],
    },
    {
      weight: 2,
      rounds: [
        [
          { of: ['indo-chinese'], perHead: 0.9 },
          { of: ['rice'], perHead: 0.3 },
          { of: cold, perHead: 0.5 },
        ],
      ],
    },
  ],
  late: [
    {
      weight: 1,
      rounds: [
        [
          { of: ['rice', 'indo-chinese', 'anda-bhurji'], perHead: 0.8 },
          { of: cold, perHead: 0.6 },
        ],
      ],
    },
    { weight: 1, rounds: [[...curries], [{ of: ['desserts', ...chai], perHead: 0.6, chance: 0.5 }]] },
  ],
};

const TAKEAWAY: readonly { weight: number; rounds: Courses }[] = [
  { weight: 3, rounds: [[{ of: ['rice'], perHead: 0.9 }]] },
  { weight: 2, rounds: [curries] },
  { weight: 2, rounds: [[{ of: ['indo-chinese', 'south-indian'], perHead: 1 }]] },
];

/** The weight of each dish; 1 for dishes that are not listed. */
const POPULARITY: Readonly<Record<string, number>> = {
  'masala-dosa': 4,
  'misal-pav': 3,
  'kanda-poha': 2.5,
  'idli-sambar': 2.5,
  'masala-chai': 3,
  'maharashtrian-thali': 2.5,
  'chicken-biryani': 4,
  'butter-chicken': 3.5,
  'paneer-butter-masala': 3,
  'dal-tadka': 2.5,
  'paneer-tikka': 2.5,
  'tandoori-chicken': 2.5,
  'tandoori-roti': 3,
  naan: 2.5,
  'gulab-jamun': 2.5,
  kingfisher: 4,
  water: 4,
  'hakka-noodles': 2,
  'chilli-chicken': 1.8,
  'bharli-vangi': 0.6,
  'sula-red': 0.3,
  'curd-rice': 0.5,
  'mutton-seekh': 0.6,
};

const NOTES = ['Less oil', 'No coriander', 'Medium spicy, there is a child', 'Extra hot', 'Serve together'];

const DIETS: readonly { eats: readonly Mark[]; weight: number }[] = [
  { eats: ['veg'], weight: 45 },
  { eats: ['veg', 'egg'], weight: 12 },
  { eats: ['veg', 'egg', 'non-veg'], weight: 43 },
];

function choose(
  item: MenuItem,
  quantity: number,
  { menu, eats, random }: { menu: Menu; eats: readonly Mark[]; random: Random },
): Selection {
  const variantId =
    item.variants.length === 0 ? null : random.weighted(item.variants, (v) => (v.id === 'full' ? 2 : 1)).id;
  const addOnIds = item.addOnGroupIds.flatMap((groupId) => {
    const group = menu.addOnGroups.find((g) => g.id === groupId);
    const options = group?.options.filter((option) => eats.includes(option.mark)) ?? [];
    if (group === undefined || (group.min === 0 && !random.chance(0.12))) return [];
    return [{ groupId, optionId: random.pick(options).id }];
  });
  const note = random.chance(0.03) ? random.pick(NOTES) : '';
  return { itemId: item.id, variantId, addOnIds, quantity, note };
}

/** Joins equal selections by adding their quantities. */
function gathered(selections: readonly Selection[]): Selection[] {
  const known = new Map<string, Selection>();
  for (const { quantity, ...dish } of selections) {
    const key = JSON.stringify(dish);
    known.set(key, { ...dish, quantity: quantity + (known.get(key)?.quantity ?? 0) });
  }
  return [...known.values()];
}

/** Returns a party's selections by round; each round takes what the menu offers at that moment. */
export function appetiteOf(
  visit: Visit,
  { menu, random }: { menu: Menu; random: Random },
): ((at: number) => Selection[])[] {
  const { eats } = random.weighted(DIETS, (diet) => diet.weight);
  const orders = visit.type === 'takeaway' ? TAKEAWAY : ORDERS[visit.meal];
  const { rounds } = random.weighted(orders, (each) => each.weight);
  return rounds.map((wishes) => (at) => {
    const offered = menu.items.filter(
      (item) => eats.includes(item.mark) && isOffered(menu, NOTHING_SOLD_OUT, item, at),
    );
    return gathered(
      wishes.flatMap(({ of, perHead, chance = 1, same }) => {
        const wanted = offered.filter((item) => of.includes(item.id) || of.includes(item.categoryId));
        if (wanted.length === 0 || !random.chance(chance)) return [];
        const count = Math.max(1, Math.round(visit.heads * perHead));
        const one = (quantity: number) => {
          const item = random.weighted(wanted, (each) => POPULARITY[each.id] ?? 1);
          return choose(item, quantity, { menu, eats, random });
        };
        return same ? [one(count)] : Array.from({ length: count }, () => one(1));
      }),
    );
  });
}
