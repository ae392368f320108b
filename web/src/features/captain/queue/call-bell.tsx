import { BellRing, Volume2, VolumeX } from 'lucide-react';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { useWords } from '../../../words/use-words.ts';
import type { CallBell } from './use-call-bell.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import styles from './call-bell.module.css';

/** Tells whether this device can sound. It stays in place, because the first tap anywhere turns the sound on. */
export function SoundState({ bell }: { readonly bell: CallBell }) {
  const floor = useWords(floorPart);

  const Icon = bell.canSound ? Volume2 : VolumeX;
  return (
    <PlainButton
      variant="quiet"
      className={styles['sound']}
      icon={<Icon size={20} aria-hidden />}
      aria-description={bell.canSound ? floor.soundTest : floor.silentHint}
      onClick={bell.test}
    >
      {bell.canSound ? floor.soundOn : floor.soundOff}
    </PlainButton>
  );
}

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
        <PlainButton variant="outline" className={styles['sound']} onClick={bell.hush}>
          {floor.quiet}
        </PlainButton>
      </p>
    </div>
  );
}
