import { useCallback, useEffect, useRef, useState } from 'react';

/** ms between two rings. */
const EVERY = 5000;
/** Vibration pattern: vibrations and pauses, in ms. */
const TREMBLE = [200, 100, 200];

/** Two notes, the second higher: audible over an extractor fan, and unlike other sounds of a restaurant. */
const NOTES = [
  { hertz: 880, from: 0, to: 0.18 },
  { hertz: 1318, from: 0.2, to: 0.5 },
] as const;

function strike(context: AudioContext): void {
  for (const { hertz, from, to } of NOTES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime;
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, at + from);
    volume.gain.exponentialRampToValueAtTime(0.6, at + from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + to);
    tone.connect(volume).connect(context.destination);
    tone.start(at + from);
    tone.stop(at + to);
  }
}

export interface Bell {
  /** True once the page may play sound; browsers allow it only after a first tap. */
  readonly canSound: boolean;
  /** Sounds once. When a tap calls it, the page also gets the browser's permission for later. */
  readonly test: () => void;
}

/**
 * Rings while `ringing` is true. With `trembles`, a phone also vibrates if it can. With `isSilent`, it makes no sound.
 */
export function useBell(
  ringing: boolean,
  { trembles = false, isSilent = false }: { trembles?: boolean; isSilent?: boolean } = {},
): Bell {
  const context = useRef<AudioContext | null>(null);
  const [canSound, setCanSound] = useState(false);

  const wake = useCallback(async (): Promise<AudioContext | null> => {
    if (!('AudioContext' in globalThis)) return null;
    context.current ??= new AudioContext();
    await context.current.resume();
    setCanSound(context.current.state === 'running');
    return context.current;
  }, []);

  useEffect(() => {
    const onTap = () => void wake();
    // Listens to click, not pointerdown: waking on pointerdown would move the screen's sound control under the finger,
    // and the tap would miss its button.
    addEventListener('click', onTap, { once: true });
    addEventListener('keydown', onTap, { once: true });
    return () => {
      removeEventListener('click', onTap);
      removeEventListener('keydown', onTap);
      void context.current?.close();
      context.current = null;
    };
  }, [wake]);

  useEffect(() => {
    if (!ringing || !canSound) return undefined;
    const ring = () => {
      if (context.current !== null && !isSilent) strike(context.current);
      if (trembles && 'vibrate' in navigator) navigator.vibrate(TREMBLE);
    };
    ring();
    const timer = setInterval(ring, EVERY);
    return () => clearInterval(timer);
  }, [ringing, canSound, trembles, isSilent]);

  const test = useCallback(() => void wake().then((ready) => ready !== null && strike(ready)), [wake]);
  return { canSound, test };
}
