import { isLawfulOn } from '@bhoj/domain/menu/dish/goods';
import { chargesTax } from '@bhoj/domain/restaurant/profile';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { useTaxed } from '../../firebase/restaurant.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { menuPart } from '../../messages/owner/menu/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useNow } from '../../ui/shared/use-now.ts';

/** Names the packaged goods that cannot be ordered, because their GST rate is no longer lawful. */
export function GoodsRateNotice({ menu }: { readonly menu: Pick<Menu, 'items'> }) {
  const words = useWords(menuPart);

  const now = useNow(60_000);
  const isCharging = chargesTax(useTaxed());
  const unlawful = menu.items.filter((item) => !isLawfulOn(item, now));
  if (!isCharging || unlawful.length === 0) return null;
  return <Notice tone="warning">{words.goodsRateOver(unlawful.map(({ name }) => name).join(', '))}</Notice>;
}
