import { useEffect, useState } from 'react';
import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import styles from './checkout.module.css';

export interface UpiQrProps {
  readonly link: string;
  readonly label: string;
}

/** The link as a QR code. The library loads only here; without a network, only the button is visible. */
export function UpiQr({ link, label }: UpiQrProps) {
  const [drawn, setDrawn] = useState<{ link: string; url: string | null } | null>(null);
  useEffect(() => {
    let isOver = false;
    void import('qrcode')
      .then((qrcode) => qrcode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }))
      .then((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`)
      .catch(() => null)
      .then((url) => !isOver && setDrawn({ link, url }));
    return () => {
      isOver = true;
    };
  }, [link]);
  const isDrawn = drawn?.link === link;
  if (isDrawn && drawn.url === null) return null;
  return (
    <div className={styles['qr']}>
      {isDrawn && drawn.url !== null ? (
        <img src={drawn.url} alt={label} width={176} height={176} />
      ) : (
        <PlainSkeleton width={176} height={176} />
      )}
    </div>
  );
}
