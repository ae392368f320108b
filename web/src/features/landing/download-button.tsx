import { Download } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { landingPart } from '../../words/front/landing.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import button from '../../ui/plain/button.module.css';
import { downloadUrl } from './download-link.ts';
import styles from './hero.module.css';

/** Links to an external folder in a new tab, or else to the install wizard. */
export function DownloadButton() {
  const landing = useWords(landingPart);

  const url = downloadUrl();
  const words = (
    <>
      <Download aria-hidden />
      {landing.download}
    </>
  );
  return url === null ? (
    <ButtonLink to={href('install')} className={styles['act']}>
      {words}
    </ButtonLink>
  ) : (
    <a
      className={`${button['button']} ${styles['act']}`}
      data-variant="primary"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={landing.downloadHint}
    >
      {words}
    </a>
  );
}
