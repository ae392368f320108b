import { useEffect } from 'react';
import { secretIn } from '@bhoj/domain/bookings/guests/links';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { guestWaitPart } from '../../messages/booker/wait/en.ts';
import { clockName } from '../../ui/dates/clock.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { BookingFrame } from './booking-frame.tsx';
import { useSpeech } from './speech.tsx';
import { useOwnWait } from './use-own-wait.ts';
import { saidOf, WaitCard } from './wait-card.tsx';
import styles from './booking.module.css';

interface WaitLinkProps {
  readonly slug: string;
  readonly waitId: string;
  readonly secret: string;
}

/** The link opens nothing. */
function Gone() {
  const words = useWords(guestWaitPart);
  return (
    <section className={styles['card']}>
      <h2>{words.gone}</h2>
      <p>{words.goneHint}</p>
    </section>
  );
}

/** Nothing could be read yet. */
function Failed({ reason, onRetry }: { readonly reason: FailureReason; readonly onRetry: () => void }) {
  const words = useWords(guestWaitPart);
  const { words: common } = useSpeech();
  return (
    <section className={styles['card']} role="alert">
      <h2>{common.failed}</h2>
      <p>{reason === 'offline' ? words.failedOffline : words.failed}</p>
      <PlainButton onClick={onRetry}>{common.tryAgain}</PlainButton>
    </section>
  );
}

function OwnWaitPage({ slug, waitId, secret }: WaitLinkProps) {
  const words = useWords(guestWaitPart);
  const { words: common } = useSpeech();
  const { own, failure, isLooking, look } = useOwnWait({ slug, waitId, key: secret });
  const isGone = failure === 'wait-not-found';
  const title = own === null || isGone ? words.title : saidOf(words, own).title;
  useEffect(() => {
    document.title = [title, own?.restaurant].filter(Boolean).join(' · ');
  }, [title, own?.restaurant]);
  const place = own && { name: own.restaurant, address: own.address, phone: own.phone };
  return (
    <BookingFrame slug={slug} title={words.title} place={place}>
      {isGone && <Gone />}
      {!isGone && own === null && failure === null && (
        <p role="status" aria-busy>
          {common.loading}
        </p>
      )}
      {!isGone && own === null && failure !== null && <Failed reason={failure} onRetry={() => void look()} />}
      {!isGone && own !== null && (
        <>
          {failure !== null && (
            <PlainNotice tone="warning">{failure === 'offline' ? words.offline : words.stale}</PlainNotice>
          )}
          <WaitCard own={own} />
          <div className={styles['acts']} style={{ alignItems: 'center' }}>
            <PlainButton variant="outline" pending={isLooking} onClick={() => void look()}>
              {words.look}
            </PlainButton>
            <p className={styles['quiet']}>{words.asOf(clockName(own.readAt))}</p>
          </div>
        </>
      )}
    </BookingFrame>
  );
}

/** The place of a party in the line, for whoever has its link. */
export function WaitPage({ slug, fragment }: { readonly slug: string; readonly fragment: string }) {
  const words = useWords(guestWaitPart);
  const named = secretIn(fragment);
  if (named !== null) return <OwnWaitPage key={named.id} slug={slug} waitId={named.id} secret={named.key} />;
  return (
    <BookingFrame slug={slug} title={words.title} place={null}>
      <Gone />
    </BookingFrame>
  );
}
