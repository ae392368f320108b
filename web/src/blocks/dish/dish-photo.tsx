import { useState } from 'react';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import type { PhotoSize } from '@bhoj/domain/menu/shape/photo';
import styles from './dish-photo.module.css';

export interface DishPhotoProps {
  readonly photoId: string | null;
  readonly size: PhotoSize;
  /** px of a square; without it, the photo is as wide as its container. */
  readonly side?: number;
}

/**
 * A dish's photo. The name beside it describes it, so it has no alternative text. A photo that fails to load is
 * removed.
 */
export function DishPhoto({ photoId, size, side }: DishPhotoProps) {
  const [failedId, setFailedId] = useState<string | null>(null);
  if (photoId === null || photoId === failedId) return null;
  return (
    <img
      className={styles['photo']}
      data-wide={side === undefined}
      src={photoHref(photoId, size)}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      onError={() => setFailedId(photoId)}
    />
  );
}
