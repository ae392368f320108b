import { BellRing } from 'lucide-react';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { useWords } from '../../../words/use-words.ts';
import type { CallBell } from './use-call-bell.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import styles from './call-bell.module.css';

/** Overlays the page while something rings, so that nothing below it moves. It names the place of the calls when it is one. */
export function Ringing({ bell }: { readonly bell: CallBell }) {
  const floor = useWords(floorPart);
  const names = useNameWords();

  const { unheard } = bell;
  if (unheard.length === 0) return null;
  const [place, ...others] = new Set(unheard.map(({ order }) => orderName(names, order)));
  return (
    <div className={styles['over']}>
      <p className={styles['bell']} role="status">
        <BellRing size={20} aria-hidden />
        <strong>{floor.ringing(unheard.length, others.length > 0 ? null : (place ?? null))}</strong>
        <PlainButton variant="outline" onClick={bell.hush}>
          {floor.quiet}
        </PlainButton>
      </p>
    </div>
  );
}
