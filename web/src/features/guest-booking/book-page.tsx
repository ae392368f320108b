import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { bookAsGuest } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { ownBookingPath } from '@bhoj/domain/bookings/guests/links';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { MINUTE } from '@bhoj/domain/time/ist';
import { callPlainly } from '../../firebase/call-plainly.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { clockName } from '../../ui/dates/clock.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { Chip } from '../../ui/plain/chip.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { AboutFields } from './about-fields.tsx';
import { asksOf, isMobile, momentOf, nextTimes, sentenceOf } from './booking-model.ts';
import type { Free, Own } from './booking-model.ts';
import { BookingFrame } from './booking-frame.tsx';
import { keepDraft, readDraft } from './kept-draft.ts';
import type { About } from './kept-draft.ts';
import { useSpeech } from './speech.tsx';
import { Stopped } from './stopped.tsx';
import { useFreeTimes } from './use-free-times.ts';
import { WhenFields } from './when-fields.tsx';
import type { When } from './when-fields.tsx';
import styles from './booking.module.css';

/** The promise of a time, before the guest books it. */
function Promised({ free, when }: { readonly free: Free; readonly when: When & { readonly at: number } }) {
  const { words, locale } = useSpeech();
  const { day, clock } = momentOf(words, locale, { day: free.day, at: when.at });
  return (
    <div className={styles['promise']}>
      <p className={styles['strong']}>{words.promise(when.size, day, clock)}</p>
      <p>
        {asksOf(free, when.size)
          ? words.notHeld
          : `${words.held(clockName(when.at + free.holdMinutes * MINUTE))} ${words.planned(free.minutes)}`}
      </p>
    </div>
  );
}

interface RefusedProps {
  readonly failure: CallFacts;
  /** True where an earlier try may have arrived. */
  readonly wasUnknown: boolean;
  readonly onTime: (at: number) => void;
}

/** Why it was not booked, with the times that are free. */
function Refused({ failure, wasUnknown, onTime }: RefusedProps) {
  const { words } = useSpeech();
  const next = nextTimes(failure.details);
  const isUnknown = outcomeOf(failure.reason, { wasUnknown }) === 'unknown';
  return (
    <PlainNotice tone="error">
      <p>{isUnknown ? words.uncertain : sentenceOf(words, failure.reason)}</p>
      {next.length > 0 && (
        <>
          <p>{words.otherTimes}</p>
          <div className={styles['times']}>
            {next.map((at) => (
              <Chip key={at} onClick={() => onTime(at)}>
                {clockName(at)}
              </Chip>
            ))}
          </div>
        </>
      )}
    </PlainNotice>
  );
}

interface BookPageProps {
  readonly slug: string;
  /** Goes on to the page of the booking that was made. */
  readonly onBooked: (path: string, own: Own) => void;
}

/** The size with which the page begins. */
const FIRST_SIZE = 2;

/** A guest chooses a free time, says who comes, and books. */
export function BookPage({ slug, onBooked }: BookPageProps) {
  const { words, language } = useSpeech();
  const [when, setWhen] = useState<When>({ size: FIRST_SIZE, day: null, at: null });
  const [draft, setDraft] = useState(() => readDraft(slug));
  const [tried, setTried] = useState(false);
  const [wasUnknown, setWasUnknown] = useState(false);
  const times = useFreeTimes({ slug, day: when.day, size: when.size, own: null });
  const { pending, failure, run, clear } = useOneAtATime<CallFacts>();
  const { free } = times;
  const { about, bookingId, key } = draft;
  const details = useRef<HTMLElement>(null);
  const isChosen = when.at !== null;
  // The times of a long day reach below the screen, so the page scrolls to the next part.
  useEffect(() => {
    if (isChosen) details.current?.scrollIntoView();
  }, [isChosen]);
  useEffect(() => keepDraft(slug, draft), [slug, draft]);
  useEffect(() => {
    document.title = [words.title, free?.place.name].filter(Boolean).join(' · ');
  }, [words, free?.place.name]);
  const change = (more: Partial<About>) =>
    setDraft((before) => ({ ...before, about: { ...before.about, ...more } }));
  const choose = (next: When) => {
    clear();
    setWhen(next);
  };
  const faults = { name: about.name.trim() === '', mobile: !isMobile(about.mobile) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (when.at === null || free === null || faults.name || faults.mobile) return;
    const { at, size } = when;
    const { answers, ...who } = about;
    const asked = free.questions.map((question, i) => ({ question, answer: (answers[i] ?? '').trim() }));
    const own = await run(async () => {
      const answer = await callPlainly<typeof bookAsGuest>('bookAsGuest', {
        ...who,
        slug,
        bookingId,
        key,
        at,
        size,
        language,
        answers: asked.filter(({ answer: said }) => said !== ''),
      });
      if ('failure' in answer && outcomeOf(answer.failure.reason) === 'unknown') setWasUnknown(true);
      return answer;
    });
    if (own === null) {
      times.again();
      return;
    }
    keepDraft(slug, null);
    onBooked(ownBookingPath({ slug, bookingId, key }, language), own);
  };
  const isStopped = free === null && times.failure !== null;
  return (
    <BookingFrame slug={slug} title={words.title} place={free?.place ?? null}>
      {isStopped && <Stopped reason={times.failure} onRetry={times.again} />}
      {free === null && !isStopped && (
        <p role="status" aria-busy>
          {words.loading}
        </p>
      )}
      {free !== null && (
        <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <section className={styles['card']}>
            <WhenFields {...{ free, when, isLooking: times.isLooking }} onChange={choose} />
            {times.failure !== null && (
              <PlainNotice
                tone="error"
                action={<PlainButton onClick={times.again}>{words.tryAgain}</PlainButton>}
              >
                {sentenceOf(words, times.failure)}
              </PlainNotice>
            )}
          </section>
          {when.at !== null && (
            <section ref={details} className={styles['card']}>
              <h2>{words.about}</h2>
              <AboutFields
                {...{ about, questions: free.questions }}
                faults={{ name: tried && faults.name, mobile: tried && faults.mobile }}
                onChange={change}
              />
              <Promised free={free} when={{ ...when, at: when.at }} />
              {failure !== null && (
                <Refused {...{ failure, wasUnknown }} onTime={(at) => choose({ ...when, at })} />
              )}
              <PlainButton type="submit" wide pending={pending}>
                {asksOf(free, when.size) ? words.ask : words.book}
              </PlainButton>
            </section>
          )}
        </form>
      )}
    </BookingFrame>
  );
}
