import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlainButton } from '../../ui/plain/button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { useSpeech } from './language.tsx';
import styles from './shell.module.css';

export interface GuestHeaderProps {
  readonly title: ReactNode;
  /** Below the title: the table, whether it is open. */
  readonly children?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
}

/** What the page is about, the language, the theme. */
export function GuestHeader({ title, children, back }: GuestHeaderProps) {
  const { language, words, switchLanguage } = useSpeech();
  return (
    <header className={styles['header']}>
      {back && (
        <Link to={back.to} className={styles['back']} aria-label={back.label} title={back.label}>
          <ArrowLeft aria-hidden />
        </Link>
      )}
      <div className={styles['heading']}>
        <h1>{title}</h1>
        {children}
      </div>
      <div className={styles['tools']}>
        <PlainButton variant="quiet" lang={language === 'en' ? 'hi' : 'en'} onClick={switchLanguage}>
          {words.area.otherLanguage}
        </PlainButton>
        <ThemeToggle label={words.area.toggleTheme} />
      </div>
    </header>
  );
}
