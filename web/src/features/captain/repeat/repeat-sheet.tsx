import { nameIn } from '@bhoj/domain/catalogue/names';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { formatMoney } from '@bhoj/domain/money/format';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import { tableOfPrices } from '@bhoj/domain/orders/door/joining';
import { floorOf } from '@bhoj/domain/tables/table-id';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { priceCart } from '../../../blocks/cart/cart.ts';
import { usePriceLists } from '../../../firebase/use-price-lists.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { orderActsPart } from '../../../messages/captain/order-acts/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { useDrafts } from '../outbox/use-drafts.ts';
import { ActSheet } from '../acts/act-sheet.tsx';
import type { OrderActProps } from '../acts/move-sheets.tsx';
import { portionsIn, repeatOf, withRepeat } from './repeat-model.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import styles from '../acts/acts.module.css';

export interface RepeatSheetProps extends OrderActProps {
  readonly menu: Menu;
  readonly tax: Profile['tax'];
  readonly dayCutoff: string;
  /** The round to repeat; by default the last one. */
  readonly roundId?: string;
}

/** Shows a round again, then adds it to the cart. */
export function RepeatSheet({
  data,
  order,
  menu: printed,
  tax,
  dayCutoff,
  roundId,
  go,
  onClose,
}: RepeatSheetProps) {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);
  const orderActs = useWords(orderActsPart);
  const food = useWords(foodPart);
  const language = useLanguage();

  const drafts = useDrafts(data.restaurantId);
  const { availability, now } = data;
  const { type, tableId, aggregator } = order.value;
  const listed = usePriceLists(data.restaurantId, printed, {
    at: now,
    cutoff: dayCutoff,
    type,
    floor: floorOf(tableOfPrices(order.value)),
    operator: aggregator?.operator ?? null,
  });
  const menu = listed.state === 'ready' ? listed.value.menu : printed;
  const { selections, leftOut } = repeatOf(order.value, { menu, availability, tax, now, language }, roundId);
  const { lines, totalPaise } = priceCart(selections, menu, tax);
  const take = () => {
    drafts.change({ tableId, orderId: order.id }, withRepeat(selections));
    onClose();
    go({ ...(tableId === null ? { orderId: order.id } : { tableId }), view: 'add' });
  };
  return (
    <ActSheet
      title={floor.repeat}
      hint={selections.length === 0 ? undefined : orderActs.repeatHint}
      go={floor.repeatGo(portionsIn(selections))}
      missing={selections.length === 0 ? orderActs.repeatNothing : undefined}
      onGo={take}
      onClose={onClose}
    >
      <ul className={styles['lines']}>
        {lines.map(({ key, selection, line, amountPaise }) => (
          <li key={key}>
            <span>
              {captain.quantity(selection.quantity)} {line && nameIn(language, line)}
              <small>
                {[line && detailOf(line, language), rulesText(food, selection.food), selection.note]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span>{formatMoney(amountPaise)}</span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <strong>
          {captain[tax.included === true ? 'estimateWithTax' : 'estimate'](formatMoney(totalPaise))}
        </strong>
      )}
      {leftOut.length > 0 && (
        <PlainNotice tone="warning">{orderActs.repeatLeftOut(leftOut.join(', '))}</PlainNotice>
      )}
    </ActSheet>
  );
}
