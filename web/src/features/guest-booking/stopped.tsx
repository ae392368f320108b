import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { PlainButton } from '../../ui/plain/button.tsx';
import { isOff, sentenceOf } from './booking-model.ts';
import { useSpeech } from './speech.tsx';
import styles from './booking.module.css';

interface StoppedProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** Replaces the page where nothing can be booked or shown: says why, and what to do. */
export function Stopped({ reason, onRetry }: StoppedProps) {
  const { words } = useSpeech();
  const said = (title: string, text?: string) => (
    <section className={styles['card']}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </section>
  );
  if (reason === 'restaurant-not-found') return said(words.nobody);
  if (isOff(reason)) return said(words.off, words.offHint);
  if (reason === 'booking-not-found') return said(words.gone, words.goneHint);
  return (
    <section className={styles['card']} role="alert">
      <h2>{words.failed}</h2>
      <p>{sentenceOf(words, reason)}</p>
      <PlainButton onClick={onRetry}>{words.tryAgain}</PlainButton>
    </section>
  );
}
