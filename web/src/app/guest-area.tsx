import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../features/guest/language.tsx';
import { common } from '../messages/common.ts';

/** A guest's pages: no MUI, no Emotion, no Firebase until they join (ARCHITECTURE). */
export function GuestArea({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<p role="status">{common.loading}</p>}>
      <LanguageProvider>{children}</LanguageProvider>
    </Suspense>
  );
}
