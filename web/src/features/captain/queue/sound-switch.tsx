import { Volume2, VolumeX } from 'lucide-react';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { CallBell } from './use-call-bell.ts';
import styles from './call-bell.module.css';

/** Switches the bell's sound on this device. It never moves, because the first tap anywhere turns the sound on. */
export function SoundSwitch({ bell: { isOn, switchSound } }: { readonly bell: CallBell }) {
  const floor = useWords(floorPart);

  const Icon = isOn ? Volume2 : VolumeX;
  const hint = isOn ? floor.soundHint : floor.silentHint;
  return (
    <button
      type="button"
      className={styles['sound']}
      aria-label={floor.sound}
      aria-pressed={isOn}
      aria-description={hint}
      title={hint}
      onClick={switchSound}
    >
      <Icon size={20} aria-hidden />
      <span>{floor.sound}</span>
    </button>
  );
}
