import { Check } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import { DownloadButton, InstallLine } from './download-button.tsx';
import { OrderStory } from './order-story.tsx';
import { SignedUp } from './signed-up.tsx';
import styles from './hero.module.css';

/** The first section: one sentence on Bhoj, and two links. */
export function Hero() {
  const landing = useWords(landingPart);

  return (
    <section className={styles['hero']}>
      <div>
        <SignedUp />
        <h1>{landing.tagline}</h1>
        <p className={styles['breath']}>{landing.breath}</p>
        <div className={styles['acts']}>
          <ButtonLink to={href('signup')} className={styles['act'] ?? ''}>
            {landing.tryIt}
          </ButtonLink>
          <DownloadButton />
          <ButtonLink to={href('pricing')} variant="outline" className={styles['act'] ?? ''}>
            {landing.pricing}
          </ButtonLink>
        </div>
        <InstallLine />
        <ul className={styles['facts']}>
          {landing.facts.map((fact) => (
            <li key={fact}>
              <Check size={16} aria-hidden />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <OrderStory />
    </section>
  );
}
