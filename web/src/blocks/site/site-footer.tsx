import { href } from '@bhoj/domain/catalogue/routes';
import type { Words } from '../../words/part.ts';
import { sitePart } from '../../messages/front/site/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Brand } from '../../ui/shared/parts/brand.tsx';
import styles from './site-footer.module.css';
import { Link } from '../../ui/shared/address/link.tsx';

const linksOf = (site: Words<'site'>) => [
  { to: href('pricing'), words: site.footer.pricing },
  { to: href('signup'), words: site.footer.signup },
  { to: href('login'), words: site.footer.signIn },
];

/** The footer of the landing and pricing pages. */
export function SiteFooter() {
  const common = useWords(commonPart);
  const { footer } = useWords(sitePart);
  const site = useWords(sitePart);

  return (
    <footer className={styles['footer']}>
      <div>
        <p>
          <Brand name={common.product} accent={common.productHindi} />
          <span>{footer.made}</span>
        </p>
        <nav aria-label={footer.label}>
          {linksOf(site).map(({ to, words }) => (
            <Link key={to} to={to}>
              {words}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
