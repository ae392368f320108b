import { useState } from 'react';
import { clockName } from '../../ui/dates/clock.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { momentOf } from './booking-model.ts';
import type { Own } from './booking-model.ts';
import { useSpeech } from './speech.tsx';
import styles from './booking.module.css';

interface BookedCardProps {
  readonly own: Own;
  /** The path of the guest's link, with its secret. */
  readonly path: string;
  readonly onLook: () => Promise<void>;
}

/** The link to keep: by the device's sheet where it has one, and to copy. */
function KeepLink({ own, path }: Omit<BookedCardProps, 'onLook'>) {
  const { words } = useSpeech();
  const [isCopied, setCopied] = useState(false);
  const url = `${location.origin}${path}`;
  const canShare = typeof navigator.share === 'function';
  const share = () => navigator.share({ title: words.ownTitle, text: own.place.name, url });
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  const save = async () => {
    const { saveAppointment } = await import('./save-appointment.ts');
    saveAppointment(own, url, words);
  };
  return (
    <>
      <p className={styles['quiet']}>{words.keepLink}</p>
      <div className={styles['acts']}>
        {canShare && (
          <PlainButton variant="outline" onClick={() => void share().catch(() => undefined)}>
            {words.share}
          </PlainButton>
        )}
        <PlainButton variant="outline" onClick={() => void copy().catch(() => undefined)}>
          {isCopied ? words.copied : words.copy}
        </PlainButton>
        {own.isOpen && (
          <PlainButton variant="outline" onClick={() => void save().catch(() => undefined)}>
            {words.calendar}
          </PlainButton>
        )}
      </div>
    </>
  );
}

/** The booked time, until when the table is held, and the link to keep. */
export function BookedCard({ own, path, onLook }: BookedCardProps) {
  const { words, locale } = useSpeech();
  const [isLooking, setLooking] = useState(false);
  const { day, clock } = momentOf(words, locale, own);
  const isCalledOff = own.state === 'cancelled' || own.state === 'no-show';
  const look = async () => {
    setLooking(true);
    await onLook();
    setLooking(false);
  };
  const tone = own.state === 'requested' ? 'waits' : isCalledOff ? 'off' : 'stands';
  return (
    <section className={styles['card']} aria-live="polite">
      <p className={styles['state']} data-tone={tone}>
        {words.states[own.state]}
      </p>
      <p className={styles['strong']}>{words.promise(own.size, day, clock)}</p>
      {own.heldUntil !== null && (
        <p>{`${words.held(clockName(own.heldUntil))} ${words.planned(own.minutes)}`}</p>
      )}
      {own.name !== '' && <p>{own.name}</p>}
      {own.state === 'cancelled' && <PlainNotice tone="info">{words.cancelled}</PlainNotice>}
      {own.state === 'requested' && (
        <PlainNotice
          tone="warning"
          action={
            <PlainButton variant="outline" pending={isLooking} onClick={() => void look()}>
              {words.lookAgain}
            </PlainButton>
          }
        >
          {`${words.notHeld} ${words.waits}`}
        </PlainNotice>
      )}
      {!isCalledOff && <KeepLink {...{ own, path }} />}
    </section>
  );
}
