import { PASSWORD_MIN } from '@bhoj/domain/kernel/password';
import { passwordPart } from '../../messages/shared/password/en.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './password-meter.module.css';
import { strengthOf } from './password-strength.ts';
import type { Strength } from './password-strength.ts';

const LEVELS = ['short', 'fair', 'good', 'strong'] as const satisfies readonly Strength[];

/** Shows how many characters are missing, then the password's strength: four bars and a word. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const passwordWords = useWords(passwordPart);

  const strength = strengthOf(password);
  const level = password === '' ? 0 : LEVELS.indexOf(strength) + 1;
  const word =
    strength === 'short'
      ? passwordWords.strength.short(PASSWORD_MIN - password.length)
      : passwordWords.strength[strength];
  return (
    <div className={styles['meter']} data-strength={strength}>
      <div aria-hidden hidden={level === 0}>
        {LEVELS.map((each, i) => (
          <i key={each} data-on={i < level} />
        ))}
      </div>
      <p role="status">{password === '' ? '' : word}</p>
    </div>
  );
}
