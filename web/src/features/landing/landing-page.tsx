import { SiteFooter } from '../../blocks/site/site-footer.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';
import { Questions } from './questions.tsx';
import { Tour } from './tour.tsx';
import styles from './landing.module.css';

/** Plain CSS and no effects, because it is prerendered at build time and must work before any script runs. */
export function LandingPage() {
  return (
    <>
      <div className={styles['page']}>
        <Hero />
        <Tour />
        <Promises />
        <Questions />
        <Closing />
      </div>
      <SiteFooter />
    </>
  );
}
