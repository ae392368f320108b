import { Star } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { reviewPart } from '../../../messages/guest/review/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { DishThumbs } from './dish-thumbs.tsx';
import type { DishThumbsProps, Thumbs } from './dish-thumbs.tsx';
import styles from './review.module.css';

const STARS = [1, 2, 3, 4, 5] as const;
/** The contract's limit on the text. */
const MAX_WORDS = 600;

export interface ReviewFormProps {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly dishes: DishThumbsProps['dishes'];
  readonly onThanked: () => void;
}

interface StarsProps {
  readonly chosen: number;
  readonly onChoose: (stars: number) => void;
}

/** Five radio buttons that look like stars: arrow keys move, and a screen reader reads the number. */
function Stars({ chosen, onChoose }: StarsProps) {
  const review = useWords(reviewPart);
  return (
    <fieldset className={styles['stars']}>
      <legend>{review.title}</legend>
      {STARS.map((n) => (
        <label key={n} data-on={n <= chosen}>
          <input
            type="radio"
            name="stars"
            value={n}
            checked={n === chosen}
            onChange={() => onChoose(n)}
            aria-label={review.stars(n)}
          />
          <Star aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}

/** A review in stars and words, once per order. */
export function ReviewForm({ restaurantId, orderId, dishes, onThanked }: ReviewFormProps) {
  const reasons = useWords(guestReasonsPart);
  const review = useWords(reviewPart);
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const { pending, failure, run } = useOneAtATime<Failure>();
  const [isUnchosen, setUnchosen] = useState(false);
  const [thumbs, setThumbs] = useState<Thumbs>({});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setUnchosen(stars === 0);
    if (stars === 0) return;
    const input = {
      restaurantId,
      orderId,
      stars,
      words: text.trim().replaceAll(/\s+/g, ' '),
      thumbs: Object.entries(thumbs).map(([itemId, thumb]) => ({ itemId, thumb })),
    };
    if ((await run(() => callAsGuest('leaveReview', input))) !== null) onThanked();
  };
  const ofReview: Readonly<Record<string, string>> = review.reasons;
  const failed = failure && (ofReview[failure.reason] ?? reasonSentence(reasons, failure.reason));
  const fault = isUnchosen ? review.choose : failed;
  return (
    <form className={styles['review']} onSubmit={(event) => void send(event)}>
      <Stars chosen={stars} onChoose={setStars} />
      <PlainField
        multiline
        label={review.words}
        hint={review.wordsHint}
        rows={3}
        maxLength={MAX_WORDS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {dishes.length > 0 && <DishThumbs {...{ dishes, thumbs }} onChange={setThumbs} />}
      {fault !== null && <PlainNotice tone="error">{fault}</PlainNotice>}
      <PlainButton type="submit" variant="outline" pending={pending}>
        {pending ? review.sending : review.send}
      </PlainButton>
    </form>
  );
}
