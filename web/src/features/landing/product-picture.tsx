import type { Picture } from './pictures.ts';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  readonly of: Picture;
  readonly alt: string;
  readonly frame: 'screen' | 'phone';
  readonly className?: string | undefined;
}

/** A framed picture in the active theme. The other theme's picture is lazy and hidden, so it is not loaded. */
export function ProductPicture({
  of: { light, dark, width, height },
  alt,
  frame,
  className,
}: ProductPictureProps) {
  const shared = { alt, width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className={`${styles[frame]} ${className ?? ''}`}>
      {light === dark ? (
        <img {...shared} src={light} />
      ) : (
        <>
          <img {...shared} src={light} className={styles['light']} />
          <img {...shared} src={dark} className={styles['dark']} />
        </>
      )}
    </div>
  );
}
