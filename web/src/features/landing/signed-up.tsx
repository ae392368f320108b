import { href } from '@bhoj/domain/catalogue/routes';
import { signedUpIn } from '../../blocks/site/signed-up.ts';
import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useHydrated } from '../../theme/use-hydrated.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import styles from './signed-up.module.css';
import { useLocation } from '../../ui/shared/address/address.ts';

/** Tells a person who has just signed up with Google who they are, and what to do next (SIGNUP-11). */
export function SignedUp() {
  const { signedUp } = useWords(landingPart);
  const { state } = useLocation();
  // Prerendered HTML knows nobody; a reload still has the state.
  const isHydrated = useHydrated();
  const email = isHydrated ? signedUpIn(state) : null;
  if (email === null) return null;
  return (
    <section className={styles['card']} aria-labelledby="signed-up">
      <h2 id="signed-up">{signedUp.title}</h2>
      <p role="status">{signedUp.text(email)}</p>
      <ButtonLink to={href('restaurantType')}>{signedUp.go}</ButtonLink>
    </section>
  );
}
