import { PlainButton } from '../../../ui/plain/button.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { useSpeech } from '../context/language.tsx';
import styles from './shell.module.css';

/** The language and the theme, which every page offers. */
export function GuestTools() {
  const { language, words, switchLanguage } = useSpeech();
  return (
    <div className={styles['tools']}>
      <PlainButton variant="quiet" lang={language === 'en' ? 'hi' : 'en'} onClick={switchLanguage}>
        {words.area.otherLanguage}
      </PlainButton>
      <ThemeToggle label={words.area.toggleTheme} />
    </div>
  );
}
