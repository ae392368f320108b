import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { useDrafts } from '../outbox/use-drafts.ts';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { repeatOf, withRepeat } from './repeat-model.ts';
import { RepeatSheet } from './repeat-sheet.tsx';

export interface RepeatButtonProps {
  readonly data: CaptainData;
  readonly order: OrderEntry;
  readonly roundId: string;
  readonly kot: number;
  readonly go: (to: Partial<Place>) => void;
}

/** Puts a round's dishes into the cart, ready to send. A sheet first names the dishes that are no longer available. */
export function RepeatButton({ data, order, roundId, kot, go }: RepeatButtonProps) {
  const floor = useWords(floorPart);

  const [isAsking, setAsking] = useState(false);
  const language = useLanguage();
  const drafts = useDrafts(data.restaurantId);
  const { menu, profile, availability, now } = data;
  if (menu.state !== 'ready' || profile.state !== 'ready' || order.value.state !== 'open') return null;
  const { tax } = profile.value;
  const repeat = () => {
    const { selections, leftOut } = repeatOf(
      order.value,
      { menu: menu.value, availability, tax, now, language },
      roundId,
    );
    if (leftOut.length > 0 || selections.length === 0) return setAsking(true);
    const { tableId } = order.value;
    drafts.change({ tableId, orderId: order.id }, withRepeat(selections));
    go({ ...(tableId === null ? { orderId: order.id } : { tableId }), view: 'add' });
  };
  return (
    <>
      <PlainButton variant="quiet" aria-label={floor.repeatRound(kot)} onClick={repeat}>
        <Repeat2 aria-hidden /> {floor.again}
      </PlainButton>
      {isAsking && (
        <RepeatSheet
          {...{ data, order, go, roundId, tax }}
          dayCutoff={profile.value.dayCutoff}
          menu={menu.value}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
