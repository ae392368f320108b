import { useCallback, useEffect, useState } from 'react';
import { addToCart, cartKey, plainSelection, setQuantity } from '../../../blocks/cart/cart.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { Catalog, CatalogState } from '../context/catalog.ts';
import type { OrderReport } from '../../../firebase/guest.ts';
import { isKeptFromOrdering, menuNotice } from '../details/details-model.ts';
import { GuestHeader } from '../shell/guest-header.tsx';
import { MenuSkeleton } from '../shell/guest-skeletons.tsx';
import { Notices } from '../shell/notices.tsx';
import { useSpeech, useTitle } from '../context/language.tsx';
import { MenuBrowser } from '../menu/menu-browser.tsx';
import type { ShownDish } from '../menu/menu-model.ts';
import { isRunning, outcomeIn, stopOf } from '../order/order-model.ts';
import type { OpenSheet } from './ordering-sheets.tsx';
import { placeWords } from '../context/place.ts';
import { useLater } from '../../../ui/shared/use-later.ts';
import { useNow } from '../context/use-now.ts';
import { LINE, useWritten } from '../context/written.ts';
import { useAsk } from '../order/use-ask.ts';
import { EMPTY_TRAY } from '../cart/send-model.ts';
import { useSend } from '../cart/use-send.ts';
import { useTray } from '../cart/use-tray.ts';

export interface OrderingMenuProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  /** The live order. */
  readonly report: OrderReport;
  readonly catalog: Catalog;
  readonly refresh: (at?: unknown) => Promise<CatalogState>;
}

/** ms for which the message that a round was sent stays visible. */
const SENT_SHOWN_MS = 8000;

const loadSheets = async () => (await import('./ordering-sheets.tsx')).orderingSheets();

/** The menu of a table's order, with cart, rounds and their stages. */
export function OrderingMenu({ place, orderId, report, catalog, refresh }: OrderingMenuProps) {
  const { profile } = catalog;
  const speech = useSpeech();
  const { words } = speech;
  const sheets = useLater(loadSheets);
  const now = useNow();
  const order = report.live.state === 'ready' ? report.live.value : null;
  const box = useTray(place.restaurantId, orderId);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const closeCart = () => setSheet((open) => (open === 'cart' ? null : open));
  const openCart = () => setSheet((open) => open ?? 'cart');
  const asking = useAsk(place.restaurantId, orderId);
  const sender = useSend({
    ...place,
    orderId,
    catalog,
    refresh,
    box,
    onSent: closeCart,
    onTrouble: openCart,
  });
  useTitle(profile.name, words.menu.title);

  const isWritten = useWritten();
  const { intent, cart } = isWritten ? EMPTY_TRAY : box.tray;
  const { arrived, clear, sending } = sender;
  const seen = intent === null || order === null ? null : outcomeIn(order, intent.roundId);
  useEffect(() => {
    if (seen !== null) arrived(seen);
  }, [seen, arrived]);
  const hasSent = sending.state === 'sent';
  useEffect(() => {
    if (!hasSent) return undefined;
    const timer = setTimeout(clear, SENT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hasSent, clear]);

  const { changeCart } = box;
  const setPlain = useCallback(
    (item: ShownDish, quantity: number) => {
      const selection = plainSelection(item.id, quantity, item.askedFood);
      const key = cartKey(selection);
      changeCart((before) =>
        before.some((entry) => cartKey(entry) === key)
          ? setQuantity(before, key, quantity)
          : addToCart(before, selection),
      );
    },
    [changeCart],
  );

  const merged = order?.ending.mergedInto ?? null;
  const stop = stopOf(report.live, now);
  if (merged !== null || stop !== null) {
    if (sheets === null) return <MenuSkeleton />;
    if (merged !== null) return <sheets.Merged {...{ place, orderId, cart }} into={merged} />;
    return stop && <sheets.OrderStop {...{ stop, place, orderId, cart }} />;
  }
  const notice = isWritten ? null : menuNotice(profile, { tableId: place.tableId, order }, now, speech);
  const isOver = order !== null && !isRunning(order, now);
  const isKeptAway = !isWritten && isKeptFromOrdering(profile, { tableId: place.tableId, order }, now);
  return (
    <>
      <GuestHeader isRow title={profile.name}>
        <p>
          {isWritten
            ? LINE
            : placeWords(words, order?.tableId ?? place.tableId, profile.placeNames, order?.joinedTableIds)}
        </p>
      </GuestHeader>
      <Notices>
        {notice !== null && <PlainNotice tone="warning">{notice}</PlainNotice>}
        {order && sheets && <sheets.OrderNotices {...{ order, orderId, place, asking }} />}
        {catalog.food?.notice}
      </Notices>
      <MenuBrowser
        catalog={catalog}
        now={now}
        tool={(sheet) => catalog.food?.tool(sheet, box.changeCart)}
        onRetry={() => void refresh()}
        {...(!isOver &&
          !isKeptAway && {
            ordering: {
              cart,
              isLocked: intent !== null,
              onQuantity: setPlain,
              onAsk: setSheet,
            },
          })}
      />
      <BottomBar
        {...{ catalog, cart, order, sending, asking, now }}
        onOpen={setSheet}
        onTakeBack={() => {
          sender.takeBack();
          setSheet('cart');
        }}
      />
      {sheets && (
        <sheets.OrderingSheets
          onClose={() => setSheet(null)}
          {...{ sheet, order, asking, uid: report.uid }}
          {...{ place, orderId, catalog, box, sender, now, isOver }}
          keptAway={isKeptAway ? notice : null}
          canRelease={report.live.state === 'ready' && !report.live.fromCache && seen === null}
        />
      )}
    </>
  );
}
