import type { LucideIcon } from 'lucide-react';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useSpeech } from '../context/language.tsx';
import { Side } from '../shell/side.tsx';
import type { Asking } from './use-ask.ts';

export interface CallSideProps {
  readonly kind: NonNullable<Asking['pending']>;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly asking: Asking;
  /** The outcome of the call; null before any. */
  readonly said: string | null;
  /** The short label. */
  readonly children: string;
}

/** The call as a small button in the bar at the bottom. Without a network it says so, and calls nobody. */
export function CallSide({ kind, icon, label, asking, said, children }: CallSideProps) {
  const { offline } = useSpeech().words.ask;
  const isOnline = useOnline();
  return (
    <Side
      icon={icon}
      label={said ?? (isOnline ? label : `${label} · ${offline}`)}
      busy={asking.pending === kind}
      disabled={!isOnline}
      isSaid={said !== null || !isOnline}
      onClick={() => asking.ask(kind)}
    >
      {said ?? (isOnline ? children : offline)}
    </Side>
  );
}
