import { useCallback, useEffect, useState } from 'react';
import type { cancelOwnBooking, readOwnBooking } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { guestBookingPath, ownBookingIn, ownBookingPath } from '@bhoj/domain/bookings/guests/links';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { callPlainly } from '../../firebase/call-plainly.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { BookedCard } from './booked-card.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { sentenceOf } from './booking-model.ts';
import type { Link, Own } from './booking-model.ts';
import { ChangeForm } from './change-form.tsx';
import { OwnDeposit } from './own-deposit.tsx';
import { useSpeech } from './speech.tsx';
import { Stopped } from './stopped.tsx';
import styles from './booking.module.css';

/** How often the page looks whether the restaurant has answered, while somebody looks at it. */
const LOOK_MS = 60_000;

/** Reads the booking when the page opens, when it is looked at again, and now and then while a request waits. */
function useOwn(link: Link, known: Own | null) {
  const [own, setOwn] = useState(known);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const { slug, bookingId, key } = link;
  const look = useCallback(async () => {
    const answer = await callPlainly<typeof readOwnBooking>('readOwnBooking', { slug, bookingId, key });
    if ('output' in answer) setOwn(answer.output);
    setFailure('output' in answer ? null : answer.failure.reason);
  }, [slug, bookingId, key]);
  const isKnown = known !== null;
  useEffect(() => {
    // The page draws first, and then asks.
    if (!isKnown) void Promise.resolve().then(look);
  }, [isKnown, look]);
  const waits = own?.state === 'requested';
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', seen);
    const timer = waits ? setInterval(seen, LOOK_MS) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', seen);
      clearInterval(timer);
    };
  }, [waits, look]);
  return { own, setOwn, failure, look };
}

interface CancelProps {
  readonly link: Link;
  readonly onDone: (own: Own) => void;
}

/** Cancels after a question. */
function Cancel({ link, onDone }: CancelProps) {
  const { words } = useSpeech();
  const [isAsked, setAsked] = useState(false);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const cancel = async () => {
    const own = await run(() => callPlainly<typeof cancelOwnBooking>('cancelOwnBooking', { ...link }));
    if (own !== null) onDone(own);
  };
  if (!isAsked)
    return (
      <PlainButton variant="outline" onClick={() => setAsked(true)}>
        {words.cancel}
      </PlainButton>
    );
  return (
    <div className={styles['form']} role="group" aria-label={words.cancel}>
      <p>{words.cancelAsk}</p>
      {failure !== null && <PlainNotice tone="error">{sentenceOf(words, failure.reason)}</PlainNotice>}
      <div className={styles['acts']}>
        <PlainButton variant="danger" pending={pending} onClick={() => void cancel()}>
          {words.cancelYes}
        </PlainButton>
        <PlainButton variant="outline" disabled={pending} onClick={() => setAsked(false)}>
          {words.cancelNo}
        </PlainButton>
      </div>
    </div>
  );
}

interface OpenPageProps {
  readonly link: Link;
  /** The booking, where it was just made here. */
  readonly known: Own | null;
}

/** A guest's own booking, and how to change or cancel it. */
function OpenPage({ link, known }: OpenPageProps) {
  const { words, language } = useSpeech();
  const { own, setOwn, failure, look } = useOwn(link, known);
  const [isChanging, setChanging] = useState(false);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    document.title = [words.ownTitle, own?.place.name].filter(Boolean).join(' · ');
  }, [words, own?.place.name]);
  const path = ownBookingPath(link, language);
  const isOver = own !== null && !own.isOpen;
  return (
    <BookingFrame slug={link.slug} title={words.ownTitle} place={own?.place ?? null}>
      {own === null && failure !== null && <Stopped reason={failure} onRetry={() => void look()} />}
      {own === null && failure === null && (
        <p role="status" aria-busy>
          {words.loading}
        </p>
      )}
      {own !== null && !isChanging && (
        <>
          {isChanged && <PlainNotice tone="success">{words.changed}</PlainNotice>}
          <BookedCard own={own} path={path} onLook={look} />
          {own.deposit !== null && <OwnDeposit deposit={own.deposit} />}
          {own.isOpen && (
            <section className={styles['card']}>
              <PlainButton
                onClick={() => {
                  setChanged(false);
                  setChanging(true);
                }}
              >
                {words.change}
              </PlainButton>
              <Cancel link={link} onDone={setOwn} />
            </section>
          )}
          {isOver && <a href={guestBookingPath(link.slug, language)}>{words.bookAnother}</a>}
        </>
      )}
      {own !== null && isChanging && (
        <ChangeForm
          {...{ own, link }}
          onDone={(changed) => {
            setOwn(changed);
            setChanged(true);
            setChanging(false);
          }}
          onStale={() => void look()}
          onBack={() => setChanging(false)}
        />
      )}
    </BookingFrame>
  );
}

interface OwnPageProps extends Pick<OpenPageProps, 'known'> {
  readonly slug: string;
  /** The fragment of the address. */
  readonly fragment: string;
}

/** The page that the link of a booking opens. */
export function OwnPage({ slug, fragment, known }: OwnPageProps) {
  const { words } = useSpeech();
  const own = ownBookingIn(fragment);
  if (own !== null) return <OpenPage key={own.bookingId} link={{ slug, ...own }} known={known} />;
  return (
    <BookingFrame slug={slug} title={words.ownTitle} place={null}>
      <Stopped reason="booking-not-found" onRetry={() => undefined} />
    </BookingFrame>
  );
}
