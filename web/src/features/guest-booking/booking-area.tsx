import { lazy, Suspense, useEffect, useState } from 'react';
import { pageAt } from '@bhoj/domain/catalogue/routes';
import { reportFault } from '../../firebase/report-error.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { BookingFault } from './booking-fault.tsx';
import { BookPage } from './book-page.tsx';
import { BookingFrame } from './booking-frame.tsx';
import type { Own } from './booking-model.ts';
import { SpeechProvider, useSpeech } from './speech.tsx';

/** Most visitors come to book: the page of a booking, and that of a place in line, load when there is one. */
const OwnPage = lazy(() => import('./own-page.tsx').then((m) => ({ default: m.OwnPage })));
const WaitPage = lazy(() => import('./wait-page.tsx').then((m) => ({ default: m.WaitPage })));

export const bookingPageNow = (): string => pageAt(location.pathname)?.name ?? 'unknown';

interface Here {
  readonly page: string;
  readonly slug: string;
  /** The fragment of the address: empty on the page that books. */
  readonly fragment: string;
  /** The booking that was just made. */
  readonly made: Own | null;
}

function hereNow(made: Own | null = null): Here {
  const at = pageAt(location.pathname);
  const slug = at?.params['slug'] ?? '';
  return { page: at?.name ?? '', slug: slug.toLowerCase(), fragment: location.hash, made };
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
  const { page, slug, fragment, made } = here;
  const isWait = page === 'guestWait';
  if (!isWait && fragment === '')
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
  return (
    <Suspense
      fallback={
        <BookingFrame slug={slug} title={isWait ? words.loading : words.ownTitle} place={made?.place ?? null}>
          <p role="status" aria-busy>
            {words.loading}
          </p>
        </BookingFrame>
      }
    >
      {isWait ? <WaitPage {...{ slug, fragment }} /> : <OwnPage {...{ slug, fragment }} known={made} />}
    </Suspense>
  );
}

/** The pages to book a table, look after a booking, and see a place in line: no MUI, no zod, no Firebase SDK. */
export function BookingArea() {
  const common = useWords(commonPart);
  return (
    <Suspense
      fallback={
        <p role="status" aria-busy>
          {common.loading}
        </p>
      }
    >
      <SpeechProvider>
        <BookingFault onFault={(fault) => reportFault(fault, bookingPageNow())}>
          <Page />
        </BookingFault>
      </SpeechProvider>
    </Suspense>
  );
}
