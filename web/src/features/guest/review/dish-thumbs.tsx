import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import type { dishesToReview } from '@bhoj/domain/reviews/dishes';
import type { Thumb } from '@bhoj/domain/reviews/review.schema';
import { reviewPart } from '../../../messages/guest/review/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import styles from './review.module.css';

const THUMBS = [
  ['up', ThumbsUp],
  ['down', ThumbsDown],
] as const;

/** The guest's thumbs, by dish id. */
export type Thumbs = Readonly<Record<string, Thumb>>;

export interface DishThumbsProps {
  readonly dishes: ReturnType<typeof dishesToReview>;
  readonly thumbs: Thumbs;
  readonly onChange: (thumbs: Thumbs) => void;
}

/** Returns the thumbs with one more; the same thumb again removes it. */
function pressed(thumbs: Thumbs, itemId: string, thumb: Thumb): Thumbs {
  const { [itemId]: known, ...others } = thumbs;
  return known === thumb ? others : { ...others, [itemId]: thumb };
}

/** A thumb up or down for single dishes, folded at first. */
export function DishThumbs({ dishes, thumbs, onChange }: DishThumbsProps) {
  const { language } = useSpeech();
  const review = useWords(reviewPart);
  return (
    <details className={styles['thumbs']}>
      <summary>{review.dishes}</summary>
      <ul>
        {dishes.map((dish) => {
          const name = nameIn(language, dish);
          return (
            <li key={dish.itemId}>
              <span>{name}</span>
              {THUMBS.map(([thumb, Icon]) => (
                <button
                  key={thumb}
                  type="button"
                  aria-pressed={thumbs[dish.itemId] === thumb}
                  aria-label={review.thumb[thumb](name)}
                  onClick={() => onChange(pressed(thumbs, dish.itemId, thumb))}
                >
                  <Icon aria-hidden />
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
