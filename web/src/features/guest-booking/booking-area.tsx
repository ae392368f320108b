import { lazy, Suspense, useEffect, useState } from 'react';
import { ownBookingIn } from '@bhoj/domain/bookings/guests/links';
import { routeAt } from '@bhoj/domain/catalogue/routes';
import { reportFault } from '../../firebase/report-error.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { BookingFault } from './booking-fault.tsx';
import { BookPage } from './book-page.tsx';
import { BookingFrame } from './booking-frame.tsx';
import type { Own } from './booking-model.ts';
import { SpeechProvider, useSpeech } from './speech.tsx';
import { Stopped } from './stopped.tsx';

/** Most visitors come to book: the page of a booking loads when there is one. */
const OwnPage = lazy(() => import('./own-page.tsx').then((m) => ({ default: m.OwnPage })));

export const bookingPageNow = (): string => routeAt(location.pathname)?.name ?? 'unknown';

interface Here {
  readonly slug: string;
  /** What stands behind the address: empty on the page that books. */
  readonly fragment: string;
  /** The booking that was just made. */
  readonly made: Own | null;
}

function hereNow(made: Own | null = null): Here {
  const slug = routeAt(location.pathname)?.params['slug'] ?? '';
  return { slug: slug.toLowerCase(), fragment: location.hash, made };
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
  const { words } = useSpeech();
  const [here, setHere] = useState(() => hereNow());
  useEffect(() => {
    const follow = () => setHere(hereNow());
    for (const name of ['popstate', 'hashchange']) addEventListener(name, follow);
    return () => {
      for (const name of ['popstate', 'hashchange']) removeEventListener(name, follow);
    };
  }, []);
  const { slug, fragment, made } = here;
  if (fragment === '')
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
  const own = ownBookingIn(fragment);
  if (own === null) return <Gone slug={slug} />;
  return (
    <Suspense
      fallback={
        <BookingFrame slug={slug} title={words.ownTitle} place={made?.place ?? null}>
          <p role="status">{words.loading}</p>
        </BookingFrame>
      }
    >
      <OwnPage key={own.bookingId} link={{ slug, ...own }} known={made} />
    </Suspense>
  );
}

/** The pages on which guests book a table and look after their booking: no MUI, no zod, no Firebase SDK. */
export function BookingArea() {
  const common = useWords(commonPart);
  return (
    <Suspense fallback={<p role="status">{common.loading}</p>}>
      <SpeechProvider>
        <BookingFault onFault={(fault) => reportFault(fault, bookingPageNow())}>
          <Page />
        </BookingFault>
      </SpeechProvider>
    </Suspense>
  );
}
