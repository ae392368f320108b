import type { ReactNode } from 'react';
import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import { menuOfBooking } from '@bhoj/domain/bookings/guests/links';
import { LanguageSelect } from '../../ui/shared/parts/language-select.tsx';
import { ThemeToggle } from '../../ui/shared/parts/theme-toggle.tsx';
import { useSpeech } from './speech.tsx';
import styles from './frame.module.css';

interface BookingFrameProps {
  readonly slug: string;
  readonly title: string;
  /** The restaurant; null until it is known. */
  readonly place: { readonly name: string; readonly address: string; readonly phone: string } | null;
  readonly children: ReactNode;
}

/** The restaurant, the tools and the ways on, around each of the pages. */
export function BookingFrame({ slug, title, place, children }: BookingFrameProps) {
  const { words, language, offered, speak } = useSpeech();
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <div>
          <p className={styles['place']}>{place?.name ?? '\u00A0'}</p>
          <h1>{title}</h1>
        </div>
        <div className={styles['tools']}>
          <LanguageSelect
            label={words.language}
            value={language}
            options={offered}
            names={LANGUAGES}
            onChange={speak}
          />
          <ThemeToggle label={words.theme} />
        </div>
      </header>
      <main className={styles['main']}>{children}</main>
      <footer className={styles['footer']}>
        {place !== null && place.address !== '' && <p>{place.address}</p>}
        <p className={styles['ways']}>
          {place !== null && place.phone !== '' && (
            <a href={`tel:${place.phone.replaceAll(/[^\d+]/g, '')}`}>{words.call(place.phone)}</a>
          )}
          <a href={menuOfBooking(slug, language)}>{words.menu}</a>
        </p>
      </footer>
    </div>
  );
}
