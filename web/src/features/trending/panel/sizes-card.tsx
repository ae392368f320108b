import type { DishSales } from '@bhoj/domain/figures/dishes/dish-sales';
import { formatMoney } from '@bhoj/domain/money/format';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { orNull } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Facts } from '../facts.tsx';
import { countText } from '../state/formats.ts';

/** The sizes of a dish with sizes. The menu, which has their names, is read only for such a dish. */
export function SizesCard({ sales }: { readonly sales: DishSales }) {
  const { itemId, sizes } = sales;
  const words = useWords(trendingPart);
  const restaurantId = useRestaurantId();
  const hasSizes = sizes.some(({ variantId }) => variantId !== null);
  const live = orNull(useLiveDoc(menus, hasSizes ? { restaurantId } : null));
  const { panel } = words;
  if (!hasSizes) return null;
  return (
    <SectionCard title={panel.sizes}>
      <Gate live={live} skeleton={<SkeletonRows label={words.loading} rows={2} />}>
        {(menu) => {
          const variants = menu?.items.find(({ id }) => id === itemId)?.variants ?? [];
          const nameOf = (variantId: string | null, n: number) => {
            if (variantId === null) return panel.oneSize;
            return variants.find(({ id }) => id === variantId)?.name ?? panel.goneSize(n);
          };
          return (
            <Facts
              facts={sizes.map(({ variantId, quantity, amountPaise }, at) => [
                nameOf(variantId, at + 1),
                `${countText(quantity)} · ${formatMoney(amountPaise)}`,
              ])}
            />
          );
        }}
      </Gate>
    </SectionCard>
  );
}
