import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { sitePart } from '../../../messages/front/site/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { ButtonLink } from '../../../ui/plain/button-link.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import styles from './front-area.module.css';
import { useLocation } from '../../../ui/shared/address/address.ts';
import { Link } from '../../../ui/shared/address/link.tsx';

/**
 * Landing, pricing, sign-in and sign-up, all prerendered: no MUI, no Emotion, no Firebase. Shows the wordmark, the links
 * to sign in and up, and the theme switch.
 */
export function FrontArea({ children }: { readonly children: ReactNode }) {
  const common = useWords(commonPart);
  const site = useWords(sitePart);
  const routeTitles = useWords(routeTitlesPart);
  const { pathname } = useLocation();

  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Link to={href('landing')} className={styles['home']}>
          <Brand name={common.product} accent={common.productHindi} />
        </Link>
        <nav aria-label={common.wayIn} className={styles['wayIn']}>
          {pathname !== href('login') && (
            <ButtonLink variant="quiet" to={href('login')}>
              {routeTitles.login}
            </ButtonLink>
          )}
          {pathname !== href('signup') && (
            <ButtonLink variant="outline" to={href('signup')}>
              {site.signUp}
            </ButtonLink>
          )}
        </nav>
        <ThemeToggle label={common.toggleTheme} />
      </header>
      <main className={styles['main']}>
        <Suspense fallback={<p role="status">{common.loading}</p>}>{children}</Suspense>
      </main>
    </div>
  );
}
