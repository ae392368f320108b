import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { common } from '../../messages/common.ts';
import { site } from '../../messages/site.ts';
import { Brand } from '../../ui/shared/parts/brand.tsx';
import styles from './site-footer.module.css';

const { footer } = site;
const links = [
  { to: href('pricing'), words: footer.pricing },
  { to: href('signup'), words: footer.signup },
  { to: href('login'), words: footer.signIn },
];

/** Below the landing and the pricing page. */
export function SiteFooter() {
  return (
    <footer className={styles['footer']}>
      <div>
        <p>
          <Brand name={common.product} accent={common.productHindi} />
          <span>{footer.made}</span>
        </p>
        <nav aria-label={footer.label}>
          {links.map(({ to, words }) => (
            <Link key={to} to={to}>
              {words}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
