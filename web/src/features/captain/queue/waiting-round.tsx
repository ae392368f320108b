import { nameIn } from '@bhoj/domain/catalogue/names';
import { useState } from 'react';
import { pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { wantedTable } from '@bhoj/domain/orders/door/joining';
import { acceptRound, declineRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { PendingRound } from '@bhoj/domain/orders/shape/order.schema';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { phonesPart } from '../../../messages/captain/phones/en.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/plain/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { WaitingRound } from '../state/captain-model.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { dishWords } from './kept-words.ts';
import { NeedCard } from './need-card.tsx';
import { NeedDishes } from './need-dishes.tsx';

function Asked({ round, menu }: { readonly round: PendingRound; readonly menu: Menu | null }) {
  const captain = useWords(captainPart);
  const food = useWords(foodPart);
  const language = useLanguage();

  const dishes = round.selections.map((selection, i) => {
    const item = menu?.items.find(({ id }) => id === selection.itemId);
    const variant = item?.variants.find(({ id }) => id === selection.variantId);
    const name = item === undefined ? captain.unknownDish : nameIn(language, item);
    return {
      // The lines of a submitted round never change.
      key: String(i),
      words: dishWords(captain.quantity(selection.quantity), name),
      detail: [variant && nameIn(language, variant), selection.note].filter(Boolean).join(', '),
      asked: rulesText(food, selection.food),
    };
  });
  return <NeedDishes dishes={dishes} />;
}

/** A guest's round, which the kitchen sees only after somebody accepts it. */
export function WaitingRoundCard({ data, round }: { data: CaptainData; round: WaitingRound }) {
  const captain = useWords(captainPart);
  const guestLabelWords = useWords(guestLabelPart);
  const phones = useWords(phonesPart);
  const names = useNameWords();

  const { orderId, roundId, order } = round;
  const pending = useLiveDoc(pendingRounds, { restaurantId: data.restaurantId, orderId, roundId });
  const accept = useAttempt(acceptRound);
  const decline = useAttempt(declineRound);
  const { pending: isBusy, failure, run } = useOneAtATime<CallFacts>();
  const [isAsking, setAsking] = useState(false);
  const wanted = wantedTable(order);
  const place = wanted === null ? orderName(names, order) : phones.atDoor(tableName(names, wanted));
  const value = pending.state === 'ready' ? pending.value : null;
  const hints = [
    wanted === null ? null : phones.atDoorHint,
    value?.unusual === undefined ? null : captain.unusual[value.unusual],
  ].filter((hint) => hint !== null);
  const act = async (how: typeof accept | typeof decline) => {
    await run<object>(() => how({ orderId, roundId }));
    setAsking(false);
  };
  const faultOf = ({ reason }: CallFacts) =>
    wanted !== null && reason === 'table-taken' ? { sentence: phones.doorTaken } : reason;
  return (
    <NeedCard
      who={value === null ? null : `${place} · ${guestLabel(guestLabelWords, value.by.label)}`}
      what={value === null ? '' : `${captain.wantsToOrder} · ${formatMoney(value.subtotalPaise)}`}
      dishes={value && <Asked round={value} menu={data.menu.state === 'ready' ? data.menu.value : null} />}
      hint={value === null || hints.length === 0 ? undefined : hints.join(' ')}
      failure={failure && faultOf(failure)}
      // The act is available only after the captain has seen all dishes.
      act={{
        label: captain.accept,
        pending: isBusy,
        disabled: pending.state === 'loading',
        onClick: () => void act(accept),
      }}
      instead={{ label: captain.decline, disabled: isBusy, onClick: () => setAsking(true) }}
    >
      <ConfirmDialog
        open={isAsking}
        title={captain.declineTitle(wanted === null ? place : tableName(names, wanted))}
        text={captain.declineText}
        confirmLabel={captain.decline}
        cancelLabel={captain.keepWaiting}
        pending={isBusy}
        onConfirm={() => void act(decline)}
        onClose={() => setAsking(false)}
      />
    </NeedCard>
  );
}
