import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import { LanguageSelect } from '../../../ui/shared/parts/language-select.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { useOffered, useSpeech } from '../context/language.tsx';
import styles from './shell.module.css';

/** The language and theme switches of every page. */
export function GuestTools() {
  const { words, language, speak } = useSpeech();
  const offered = useOffered();
  return (
    <div className={styles['tools']}>
      <LanguageSelect
        label={words.area.language}
        value={language}
        options={offered}
        names={LANGUAGES}
        onChange={speak}
      />
      <ThemeToggle label={words.area.toggleTheme} />
    </div>
  );
}
