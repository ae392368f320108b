import { CalendarX, CloudOff } from 'lucide-react';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainState } from '../../ui/plain/state.tsx';
import { sentenceOf } from './booking-model.ts';
import { useSpeech } from './speech.tsx';

interface StoppedProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

const OFF: readonly FailureReason[] = ['bookings-off', 'restaurant-suspended', 'ordering-ended'];

/** Replaces the page where nothing can be booked or shown: says why, and what to do. */
export function Stopped({ reason, onRetry }: StoppedProps) {
  const { words } = useSpeech();
  const page = { icon: CalendarX, isPage: false } as const;
  if (reason === 'restaurant-not-found')
    return <PlainState {...page} title={words.nobody} text={words.nobodyHint} />;
  if (OFF.includes(reason)) return <PlainState {...page} title={words.off} text={words.offHint} />;
  if (reason === 'booking-not-found')
    return <PlainState {...page} title={words.gone} text={words.goneHint} />;
  return (
    <PlainState icon={CloudOff} isPage={false} role="alert" title={words.failed} text={sentenceOf(words, reason)}>
      <PlainButton onClick={onRetry}>{words.tryAgain}</PlainButton>
    </PlainState>
  );
}
