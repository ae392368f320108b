import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { menuAt } from '@bhoj/domain/menu/offers/offer';
import { offerTypeOf } from '@bhoj/domain/orders/rounds/price-round';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { CounterDetails } from '@bhoj/domain/orders/shape/delivery.schema';
import type { Order, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import {
  addToCart,
  cartKey,
  EMPTY_CART,
  needsChoice,
  plainSelection,
  setQuantity,
} from '../../../blocks/cart/cart.ts';
import { DishSheet } from '../../../blocks/dish/dish-sheet.tsx';
import { usePortionsLeft } from '../../../firebase/use-portions-left.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { dishSheetPart } from '../../../messages/shared/dish/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import { DishList } from './dish-list.tsx';
import { favouritesOf, useFavourites } from './favourites.ts';
import { MenuSearch } from './menu-search.tsx';
import { choiceByCode, choicesOf } from './menu-model.ts';
import { linesIn, roundsFor } from '../outbox/outbox-model.ts';
import type { Aim } from '../outbox/outbox-model.ts';
import { PartyChoice } from '../party/party-choice.tsx';
import { bookedSize, likelySize } from '../party/party-sizes.ts';
import { useParty } from '../party/use-party.ts';
import { ScreenHead } from '../order/screen-head.tsx';
import { SendBar } from './send-bar.tsx';
import type { NotKept } from '../outbox/round-keep.ts';
import { partyTables } from '../outbox/party-tables.ts';
import { useDrafts } from '../outbox/use-drafts.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './add-dishes.module.css';

const NO_OFFERS: NonNullable<Profile['offers']> = [];

/** Only a restaurant with open dishes loads it. */
const OpenDishSheet = lazyPart(async () => (await import('./open-dish-sheet.tsx')).OpenDishSheet);

export interface AddDishesProps {
  readonly data: CaptainData;
  readonly menu: Menu;
  /** The price lists by which the menu has its prices; missing for none. */
  readonly seenLists?: readonly string[];
  readonly profile: Pick<Profile, 'tax' | 'offers' | 'dayCutoff'>;
  /** The packing charge of a new order; zero for an existing one. */
  readonly packingPaise: Paise;
  readonly aim: Aim;
  readonly type: Order['type'];
  readonly place: string;
  readonly table: Table | null;
  /** The details of a new order without a table. */
  readonly details?: CounterDetails | undefined;
  readonly isWide: boolean;
  readonly onBack: () => void;
}

/** Takes an order: search, categories, one tap for a plain dish. One round contains everything. */
export function AddDishes({
  data,
  menu: printed,
  seenLists,
  profile: { tax, dayCutoff, offers = NO_OFFERS },
  packingPaise,
  aim: target,
  type,
  place,
  table,
  details,
  isWide,
  onBack,
}: AddDishesProps) {
  const dishSheetWords = useWords(dishSheetPart);
  const captain = useWords(captainPart);
  const language = useLanguage();

  const menu = useMemo(
    () => menuAt(printed, offers, { at: data.now, type: offerTypeOf(type) }),
    [printed, offers, data.now, type],
  );
  const leftOf = usePortionsLeft(data.restaurantId, data.availability, { at: data.now, cutoff: dayCutoff });
  const drafts = useDrafts(data.restaurantId);
  const aim: Aim = { ...target, withTables: partyTables(table, data.tables) };
  const begins = aim.orderId === null && roundsFor(data.outbox.rounds, aim).length === 0;
  const likely = table !== null && type === 'dine-in' && begins ? likelySize(table) : null;
  const party = useParty(data.restaurantId, likely === null ? null : aim.tableId);
  const sent = useFavourites(data.restaurantId);
  const [query, setQuery] = useState('');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [asked, setAsked] = useState<MenuItem | null>(null);
  const [notKept, setNotKept] = useState<NotKept | null>(null);
  const isKeeping = useRef(false);
  const cart = drafts.cartOf(aim);
  const add = (selection: Selection) => {
    drafts.change(aim, (known) => addToCart(known, selection));
    setQuery('');
  };
  const favourites = favouritesOf(menu, sent.counts);
  const choose = (item: MenuItem) => (needsChoice(item) ? setAsked(item) : add(plainSelection(item.id)));
  const groups = choicesOf(menu, data.availability, { query, categoryId, favourites, now: data.now });
  const send = async (unkept = false) => {
    // A second tap comes while the device still writes.
    if (cart.length === 0 || isKeeping.current) return;
    isKeeping.current = true;
    const round = {
      aim,
      type,
      menuVersion: menu.version,
      seenLists,
      selections: cart,
      details,
      partySize: party.size ?? undefined,
    };
    const why = await data.outbox.send(round, { unkept });
    isKeeping.current = false;
    setNotKept(why);
    // The round is nowhere but here, so the captain stays with it.
    if (why !== null) return;
    sent.count(cart.map(({ itemId }) => itemId));
    drafts.change(aim, () => EMPTY_CART);
    party.choose(null);
    onBack();
  };
  return (
    <div className={styles['taking']}>
      <div className={styles['top']}>
        <ScreenHead
          title={place}
          isWide={isWide}
          unsent={linesIn(data.outbox.rounds)}
          back={{ label: captain.back(place), onBack, icon: ArrowLeft }}
        />
        {likely !== null && (
          <PartyChoice size={party.size ?? bookedSize(table)} likely={likely} onChoose={party.choose} />
        )}
        <MenuSearch
          menu={menu}
          query={query}
          onQuery={setQuery}
          onEnter={() => {
            const dish = choiceByCode(groups, query);
            if (dish === null) return;
            choose(dish);
          }}
          hasFavourites={favourites.length > 0}
          categoryId={categoryId}
          onCategory={setCategoryId}
        />
      </div>
      <DishList
        // Another category is drawn from its beginning on, like the first one.
        key={categoryId}
        groups={groups}
        leftOf={leftOf}
        cart={cart}
        query={query}
        onClear={() => setQuery('')}
        onChoose={choose}
        onLess={(entry) =>
          drafts.change(aim, (known) => setQuantity(known, cartKey(entry), entry.quantity - 1))
        }
      />
      <SendBar
        {...{ cart, menu, tax, type, packingPaise, place }}
        waiting={roundsFor(data.outbox.rounds, aim)}
        onChange={(next) => drafts.change(aim, () => next)}
        notKept={notKept}
        onSend={() => void send()}
        onSendUnkept={() => void send(true)}
      />
      <DishSheet
        menu={menu}
        availability={data.availability}
        now={data.now}
        item={asked?.open === undefined ? asked : null}
        typesWeight
        words={dishSheetWords}
        language={language}
        onAdd={(selection) => {
          add(selection);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
      {asked?.open !== undefined && (
        <OpenDishSheet
          item={asked}
          onAdd={(selection) => {
            add(selection);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
