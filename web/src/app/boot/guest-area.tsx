import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { DetailsPage } from '../../features/guest/pages/details-page.tsx';
import { LanguageProvider } from '../../features/guest/context/language.tsx';
import { GuestMenuPage } from '../../features/guest/pages/menu-page.tsx';
import { GuestRouter } from '../../features/guest/context/router.tsx';
import type { Address, GuestRoute } from '../../features/guest/context/router.tsx';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';

const CheckoutPage = lazy(() =>
  import('../../features/guest/pages/checkout-page.tsx').then((m) => ({ default: m.CheckoutPage })),
);

const pages: Record<GuestRoute, ComponentType> = {
  customerDetails: DetailsPage,
  customerMenu: GuestMenuPage,
  customerCheckout: CheckoutPage,
};

export interface GuestAreaProps {
  /** The page that the build writes as HTML, and the language; absent in the browser. */
  readonly written?: Address & { readonly language: Language };
}

/**
 * The guests' pages: no MUI, no Emotion, no React Router, no zod, and no Firebase until the guest joins
 * (docs/how-it-works.md).
 */
export function GuestArea({ written }: GuestAreaProps) {
  const common = useWords(commonPart);

  return (
    <Suspense fallback={<p role="status">{common.loading}</p>}>
      <LanguageProvider first={written?.language}>
        <GuestRouter first={written}>
          {(name) => {
            const Page = pages[name];
            return <Page key={name} />;
          }}
        </GuestRouter>
      </LanguageProvider>
    </Suspense>
  );
}
