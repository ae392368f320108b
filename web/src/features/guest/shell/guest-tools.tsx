import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { useSpeech } from '../context/language.tsx';
import styles from './shell.module.css';

/** The language and theme switches of every page. */
export function GuestTools() {
  const { words, next, switchLanguage } = useSpeech();
  return (
    <div className={styles['tools']}>
      <PlainButton variant="quiet" lang={next} onClick={switchLanguage}>
        {LANGUAGES[next].name}
      </PlainButton>
      <ThemeToggle label={words.area.toggleTheme} />
    </div>
  );
}
