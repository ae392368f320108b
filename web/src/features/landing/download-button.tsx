import { Download } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import button from '../../ui/plain/button.module.css';
import { holdInstallOffer, takeInstallOffer, useInstallOffer } from '../../ui/shared/install-offer.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { downloadUrl } from './download-link.ts';
import styles from './hero.module.css';

holdInstallOffer();

/** Links to an external folder in a new tab; else installs from the browser, at once or by the wizard (LANDING-2). */
export function DownloadButton() {
  const landing = useWords(landingPart);

  const url = downloadUrl();
  const offer = useInstallOffer();
  const words = (
    <>
      <Download aria-hidden />
      {landing.download}
    </>
  );
  if (url === null && offer === 'offered') {
    return (
      <PlainButton variant="outline" className={styles['act'] ?? ''} onClick={() => void takeInstallOffer()}>
        {words}
      </PlainButton>
    );
  }
  return url === null ? (
    <ButtonLink to={href('install')} variant="outline" className={styles['act']}>
      {words}
    </ButtonLink>
  ) : (
    <a
      className={`${button['button']} ${styles['act']}`}
      data-variant="outline"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={landing.downloadHint}
    >
      {words}
    </a>
  );
}

/** Says what 'Download App' does where it opens no folder. */
export function InstallLine() {
  const { installs } = useWords(landingPart);
  const offer = useInstallOffer();
  return downloadUrl() === null && <p className={styles['installs']}>{installs[offer]}</p>;
}
