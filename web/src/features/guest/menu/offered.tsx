import { isOnOffer, menuAt, offerKey, offersAt } from '@bhoj/domain/menu/offers/offer';
import { formatMoney } from '@bhoj/domain/money/format';
import { lowestPrice } from '@bhoj/domain/menu/dish/lowest-price';
import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import type { OfferedItem } from '@bhoj/domain/menu/offers/offer';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { offerNotePart } from '../../../messages/guest/offer-note/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import type { ShownDish } from './menu-model.ts';

interface Prices {
  readonly profile: Profile;
  readonly menu: Menu;
}
interface Seen {
  readonly seenOffers: string[];
}

/** The price on the menu, struck through, and the end of the offer. */
function OfferNote({ onOffer }: Pick<OfferedItem, 'onOffer'>) {
  const words = useWords(offerNotePart);
  const full = lowestPrice({ pricePaise: onOffer.fullPaise, variants: onOffer.fullVariants });
  return (
    <small>
      <span>
        {words.insteadOf} <s>{formatMoney(full)}</s>
      </span>
      <span>{words.until(onOffer.offer.name, clockName(onOffer.until))}</span>
    </small>
  );
}

const withNote = (item: MenuItem): ShownDish =>
  isOnOffer(item) ? { ...item, note: <OfferNote onOffer={item.onOffer} /> } : item;

let last: { readonly menu: Menu; readonly asked: string; readonly offered: Menu } | null = null;

/** The menu at these offers' prices; the same object until the menu or the offers change. */
function offeredMenu(menu: Menu, now: ReturnType<typeof offersAt>, at: () => Menu): Menu {
  const asked = JSON.stringify(now);
  if (last?.menu !== menu || last.asked !== asked) last = { menu, asked, offered: at() };
  return last.offered;
}

/** Puts the current offers on a menu. */
export function offered<C extends Prices>(catalog: C, tableId: string): C & Seen {
  const asked = { at: serverNow(), type: tableId === NO_TABLE ? 'takeaway' : 'dine-in' } as const;
  const {
    menu,
    profile: { offers = [] },
  } = catalog;
  const now = offersAt(offers, asked);
  const price = () => {
    const { items, ...rest } = menuAt(menu, offers, asked);
    return { ...rest, items: items.map(withNote) };
  };
  return {
    ...catalog,
    menu: offeredMenu(menu, now, price),
    seenOffers: now.map(({ offer }) => offerKey(offer)),
  };
}
