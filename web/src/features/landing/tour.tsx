import type { ReactNode } from 'react';
import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { pictures } from './pictures.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './tour.module.css';

interface StageProps {
  readonly words: { readonly name: string; readonly title: string; readonly text: string };
  readonly tint: 'tandoor' | 'turmeric' | 'leaf' | 'night';
  readonly children: ReactNode;
}

/** One of the four roles: its name, what Bhoj does for it, and a picture of its screen. */
function Stage({ words: { name, title, text }, tint, children }: StageProps) {
  // The kitchen's screen is shown in the dark theme, whatever the page's theme.
  const theme = tint === 'night' ? { 'data-theme': 'dark' } : {};
  return (
    <li className={styles['stage']} data-tint={tint} {...theme}>
      <div className={styles['words']}>
        <p>{name}</p>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles['pictures']}>{children}</div>
    </li>
  );
}

export function Tour() {
  const { tour } = useWords(landingPart);

  return (
    <section className={styles['tour']}>
      <h2>{tour.title}</h2>
      <p className={styles['lead']}>{tour.text}</p>
      <ul>
        <Stage words={tour.owner} tint="tandoor">
          <ProductPicture
            of={pictures.owner}
            alt={tour.owner.picture}
            frame="screen"
            className={styles['onWide']}
          />
          <ProductPicture
            of={pictures.ownerPhone}
            alt={tour.owner.phone}
            frame="phone"
            className={styles['onNarrow']}
          />
        </Stage>
        <Stage words={tour.captain} tint="turmeric">
          <ProductPicture of={pictures.captainFloor} alt={tour.captain.floor} frame="phone" />
          <ProductPicture
            of={pictures.captainTable}
            alt={tour.captain.table}
            frame="phone"
            className={styles['second']}
          />
        </Stage>
        <Stage words={tour.guest} tint="leaf">
          <ProductPicture of={pictures.guestMenu} alt={tour.guest.menu} frame="phone" />
          <ProductPicture
            of={pictures.guestOrder}
            alt={tour.guest.order}
            frame="phone"
            className={styles['second']}
          />
        </Stage>
        <Stage words={tour.kitchen} tint="night">
          <ProductPicture
            of={pictures.kitchen}
            alt={tour.kitchen.picture}
            frame="screen"
            className={styles['onWide']}
          />
          <ProductPicture
            of={pictures.kitchenNarrow}
            alt={tour.kitchen.picture}
            frame="screen"
            className={styles['onNarrow']}
          />
        </Stage>
      </ul>
    </section>
  );
}
