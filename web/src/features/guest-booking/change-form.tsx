import { useState } from 'react';
import type { FormEvent } from 'react';
import type { changeOwnBooking } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { callPlainly } from '../../firebase/call-plainly.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { WishFields } from './about-fields.tsx';
import { asksOf, momentOf, sentenceOf } from './booking-model.ts';
import type { Link, Own } from './booking-model.ts';
import { useSpeech } from './speech.tsx';
import { Stopped } from './stopped.tsx';
import { useFreeTimes } from './use-free-times.ts';
import { WhenFields } from './when-fields.tsx';
import type { When } from './when-fields.tsx';
import styles from './booking.module.css';

interface ChangeFormProps {
  readonly own: Own;
  readonly link: Link;
  readonly onDone: (own: Own) => void;
  /** The restaurant has changed the booking meanwhile. */
  readonly onStale: () => void;
  readonly onBack: () => void;
}

/** Another time, another size, other wishes. The booking's own table counts as free. */
export function ChangeForm({ own, link, onDone, onStale, onBack }: ChangeFormProps) {
  const { words, locale } = useSpeech();
  const { slug, bookingId, key } = link;
  const [when, setWhen] = useState<When>({ size: own.size, day: own.day, at: own.at });
  const { occasion, food, note, messages } = own;
  const [wishes, setWishes] = useState({ occasion, food, note, messages });
  const times = useFreeTimes({ slug, day: when.day, size: when.size, own: { bookingId, key } });
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { free } = times;
  const isMoved = when.at !== own.at || when.size !== own.size;
  const asksAnew = free !== null && isMoved && asksOf(free, when.size) && own.state !== 'requested';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { at, size } = when;
    if (at === null) return;
    const seen = { at: own.at, size: own.size };
    const changed = await run(async () => {
      const answer = await callPlainly<typeof changeOwnBooking>('changeOwnBooking', {
        ...link,
        seen,
        at,
        size,
        ...wishes,
      });
      if ('failure' in answer && answer.failure.reason === 'changed-meanwhile') onStale();
      return answer;
    });
    if (changed !== null) onDone(changed);
    else times.again();
  };
  const chosen = when.at === null ? null : momentOf(words, locale, { day: when.day ?? own.day, at: when.at });
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <section className={styles['card']}>
        {free === null && times.failure !== null && <Stopped reason={times.failure} onRetry={times.again} />}
        {free === null && times.failure === null && (
          <p role="status" aria-busy>
            {words.loading}
          </p>
        )}
        {free !== null && <WhenFields {...{ free, when, isLooking: times.isLooking }} onChange={setWhen} />}
      </section>
      <section className={styles['card']}>
        <WishFields
          about={wishes}
          onChange={(change) =>
            setWishes((before) => ({
              occasion: change.occasion ?? before.occasion,
              food: change.food ?? before.food,
              note: change.note ?? before.note,
              messages: change.messages ?? before.messages,
            }))
          }
        />
        {chosen !== null && (
          <p className={styles['strong']}>{words.promise(when.size, chosen.day, chosen.clock)}</p>
        )}
        {asksAnew && <PlainNotice tone="warning">{words.changeAsks}</PlainNotice>}
        {failure !== null && <PlainNotice tone="error">{sentenceOf(words, failure.reason)}</PlainNotice>}
        <PlainButton type="submit" wide pending={pending} disabled={when.at === null}>
          {words.save}
        </PlainButton>
        <PlainButton variant="outline" disabled={pending} onClick={onBack}>
          {words.back}
        </PlainButton>
      </section>
    </form>
  );
}
