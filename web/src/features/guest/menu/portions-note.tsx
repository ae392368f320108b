import { useEffect, useState } from 'react';
import { FEW_LEFT, leftOf } from '@bhoj/domain/menu/portions/portions-left';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import type { PortionsLeft } from '@bhoj/domain/menu/portions/portions-left.schema';
import { loadGuestSdk } from '../../../firebase/guest.ts';
import { dishSheetPart } from '../../../messages/shared/dish/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePlaceParams } from '../context/router.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';

type Tell = (portions: PortionsLeft) => void;

/** One listener of a restaurant's counts for all dishes on the page. */
const shared = { of: '', known: null as PortionsLeft | null, tells: new Set<Tell>(), stop: () => {} };

async function begin(restaurantId: string): Promise<void> {
  const { watchDoc, guestClient } = await loadGuestSdk();
  if (shared.of !== restaurantId || shared.tells.size === 0) return;
  shared.stop();
  shared.stop = watchDoc(guestClient, portionsLeft, { restaurantId }, (live) => {
    if (live.state !== 'ready') return;
    shared.known = live.value;
    shared.tells.forEach((tell) => tell(live.value));
  });
}

/** Tells the counts of a restaurant and each change, until the returned function is called. */
function watchPortions(restaurantId: string, tell: Tell): () => void {
  if (shared.of !== restaurantId) {
    shared.stop();
    Object.assign(shared, { of: restaurantId, known: null, stop: () => {} });
  }
  shared.tells.add(tell);
  if (shared.known !== null) tell(shared.known);
  if (shared.tells.size === 1) void begin(restaurantId).catch(() => undefined);
  return () => {
    shared.tells.delete(tell);
    if (shared.tells.size > 0) return;
    shared.stop();
    shared.of = '';
  };
}

export interface PortionsNoteProps {
  readonly itemId: string;
  readonly cutoff: string;
}

/** Says how many portions of a dish are left, once there are few. */
export function PortionsNote({ itemId, cutoff }: PortionsNoteProps) {
  const { restaurantId } = usePlaceParams();
  const words = useWords(dishSheetPart);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(
    () =>
      watchPortions(restaurantId, (portions) =>
        setLeft(leftOf(portions, itemId, { at: serverNow(), cutoff })),
      ),
    [restaurantId, itemId, cutoff],
  );
  if (left === null || left === 0 || left > FEW_LEFT) return null;
  return <small>{words.left(left)}</small>;
}
