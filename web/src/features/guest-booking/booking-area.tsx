import { useEffect, useState } from 'react';
import { routeAt } from '@bhoj/domain/catalogue/routes';
import { ID } from '@bhoj/domain/kernel/ids';
import { BookPage } from './book-page.tsx';
import { BookingFrame } from './booking-frame.tsx';
import type { Own } from './booking-model.ts';
import { OwnPage } from './own-page.tsx';
import { SpeechProvider, useSpeech } from './speech.tsx';
import { Stopped } from './stopped.tsx';

const KEY = /^[A-Za-z0-9]{28}$/;

export const bookingPageNow = (): string => routeAt(location.pathname)?.name ?? 'unknown';

interface Here {
  readonly slug: string;
  /** Null on the page that books. */
  readonly bookingId: string | null;
  readonly key: string;
  /** The booking that was just made. */
  readonly made: Own | null;
}

function hereNow(made: Own | null = null): Here {
  const { slug = '', bookingId = null } = routeAt(location.pathname)?.params ?? {};
  return { slug: slug.toLowerCase(), bookingId, key: location.hash.slice(1), made };
}

function Gone({ slug }: { readonly slug: string }) {
  const { words } = useSpeech();
  return (
    <BookingFrame slug={slug} title={words.ownTitle} place={null}>
      <Stopped reason="booking-not-found" onRetry={() => undefined} />
    </BookingFrame>
  );
}

function Page() {
  const [here, setHere] = useState(hereNow);
  useEffect(() => {
    const follow = () => setHere(hereNow());
    for (const name of ['popstate', 'hashchange']) addEventListener(name, follow);
    return () => {
      for (const name of ['popstate', 'hashchange']) removeEventListener(name, follow);
    };
  }, []);
  const { slug, bookingId, key, made } = here;
  if (bookingId === null)
    return (
      <BookPage
        key={slug}
        slug={slug}
        onBooked={(path, own) => {
          history.pushState(null, '', path);
          scrollTo(0, 0);
          setHere(hereNow(own));
        }}
      />
    );
  if (!ID.test(bookingId) || !KEY.test(key)) return <Gone slug={slug} />;
  return <OwnPage key={bookingId} link={{ slug, bookingId, key }} known={made} />;
}

/** The pages on which guests book a table and look after their booking: no MUI, no zod, no Firebase SDK. */
export function BookingArea() {
  return (
    <SpeechProvider>
      <Page />
    </SpeechProvider>
  );
}
