import { href } from '@bhoj/domain/catalogue/routes';
import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import styles from './landing.module.css';

/** The last section of the landing page. */
export function Closing() {
  const { closing, pricing } = useWords(landingPart);

  return (
    <section className={styles['closing']}>
      <h2>{closing.title}</h2>
      <p>{closing.text}</p>
      <div>
        <ButtonLink to={href('signup')}>{closing.signup}</ButtonLink>
        <ButtonLink to={href('pricing')} variant="outline">
          {pricing}
        </ButtonLink>
      </div>
    </section>
  );
}
