import { BellRing } from 'lucide-react';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useWantWords } from '../floor/use-want-words.ts';
import { tableOf } from '../state/captain-model.ts';
import { orderOf } from '../state/needs-model.ts';
import { wantOf } from '../state/wants-model.ts';
import type { CallBell } from './use-call-bell.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import styles from './call-bell.module.css';

/**
 * Overlays the page while something rings, so that nothing below it moves. It names the place when all calls are from
 * one place, and the call when there is only one. While this device makes no sound, its button has another label.
 */
export function Ringing({ bell }: { readonly bell: CallBell }) {
  const floor = useWords(floorPart);
  const names = useNameWords();
  const wordsOf = useWantWords();

  const { unheard } = bell;
  const [first, ...further] = unheard;
  if (first === undefined) return null;
  const placeOf = ({ need }: typeof first) => {
    const order = orderOf(need);
    return orderName(names, { ...order, tableId: tableOf(order) });
  };
  const places = [...new Set(unheard.map(placeOf))];
  const what = further.length === 0 ? wordsOf(wantOf(first.need)) : floor.ringing(unheard.length);
  return (
    <div className={styles['over']}>
      <p className={styles['bell']} role="status">
        <BellRing size={20} aria-hidden />
        <strong>{[...(places.length === 1 ? places : []), what].join(' · ')}</strong>
        <PlainButton variant="outline" onClick={bell.hush}>
          {bell.isOn ? floor.quiet : floor.seen}
        </PlainButton>
      </p>
    </div>
  );
}
