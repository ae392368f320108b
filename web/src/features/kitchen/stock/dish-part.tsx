import { useMemo } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { portionsOnMenu } from '@bhoj/domain/stock/recipes/recipe-costs';
import { useLiveDoc } from '../../../firebase/live.ts';
import { Gate } from '../../../ui/plain/gate.tsx';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { ThreeTaps } from './three-taps.tsx';
import type { Choice, ThreeTapsProps } from './three-taps.tsx';

const PORTIONS = [1, 2, 3, 4, 5, 10] as const;

export interface DishPartProps extends Pick<ThreeTapsProps, 'onAct'> {
  readonly restaurantId: string;
  /** The keys of the dishes and sizes that have a recipe. */
  readonly dishes: readonly string[];
}

function OfMenu({ menu, dishes, onAct }: { readonly menu: Menu } & Omit<DishPartProps, 'restaurantId'>) {
  const words = useWords(kitchenStockPart);
  const language = useLanguage();
  const choices = useMemo(() => {
    const cooked = new Set(dishes);
    return portionsOnMenu(menu)
      .flatMap(({ key, item, variantId }): Choice[] => {
        // A size uses the recipe of its dish until it has its own.
        if (item.combo !== undefined || !(cooked.has(key) || cooked.has(item.id))) return [];
        const size = item.variants.find(({ id }) => id === variantId);
        const dish = nameIn(language, item);
        const wasted = { kind: 'dish', itemId: item.id, variantId } as const;
        return [
          {
            id: key,
            name: size === undefined ? dish : words.shown(dish, nameIn(language, size)),
            amounts: PORTIONS.map((portions) => ({
              shown: words.portions(portions),
              wasted: { ...wasted, portions },
            })),
          },
        ];
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, language));
  }, [menu, dishes, language, words]);
  if (choices.length === 0) return <p>{words.noDishes}</p>;
  return <ThreeTaps {...{ choices, onAct }} which={words.whichDish} howMuch={words.howMany} />;
}

/** Cooked dishes that were thrown away: what their recipes use is wasted. */
export function DishPart({ restaurantId, ...props }: DishPartProps) {
  const words = useWords(kitchenStockPart);
  const menu = useLiveDoc(menus, { restaurantId });
  return (
    <Gate
      live={menu}
      skeleton={<p role="status">{words.loading}</p>}
      words={{ failed: words.dishesFailed, offline: words.dishesOffline }}
      missing={<p>{words.noDishes}</p>}
    >
      {(value) => <OfMenu menu={value} {...props} />}
    </Gate>
  );
}
