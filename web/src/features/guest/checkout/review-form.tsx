import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { callAsGuest } from '../../../firebase/guest.ts';
import { reasonSentence } from '../../../messages/guest/index.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useSpeech } from '../context/language.tsx';
import styles from './review.module.css';

const STARS = [1, 2, 3, 4, 5] as const;
/** As the contract takes them. */
const MAX_WORDS = 600;

export interface ReviewFormProps {
  readonly restaurantId: string;
  readonly orderId: string;
  /** Whether somebody of this order has left theirs, this phone or another. */
  readonly isLeft: boolean;
}

interface StarsProps {
  readonly chosen: number;
  readonly onChoose: (stars: number) => void;
}

/** Five radio buttons that look like stars: the arrow keys move, a reader says how many. */
function Stars({ chosen, onChoose }: StarsProps) {
  const { words } = useSpeech();
  return (
    <fieldset className={styles['stars']}>
      <legend>{words.review.title}</legend>
      {STARS.map((n) => (
        <label key={n} data-on={n <= chosen}>
          <input
            type="radio"
            name="stars"
            value={n}
            checked={n === chosen}
            onChange={() => onChoose(n)}
            aria-label={words.review.stars(n)}
          />
          <Star aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}

/** Stars and words, once per order. */
export function ReviewForm({ restaurantId, orderId, isLeft }: ReviewFormProps) {
  const { words } = useSpeech();
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isThanked, setThanked] = useState(false);
  const busy = useRef(false);
  if (isLeft || isThanked) {
    return <PlainNotice tone="success">{words.review.thanks}</PlainNotice>;
  }
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    if (stars === 0) {
      setFault(words.review.choose);
      return;
    }
    busy.current = true;
    setSending(true);
    setFault(null);
    const input = { restaurantId, orderId, stars, words: text.trim().replaceAll(/\s+/g, ' ') };
    const answer = await callAsGuest('leaveReview', input);
    busy.current = false;
    setSending(false);
    if ('output' in answer) setThanked(true);
    else setFault(reasonSentence(words, answer.failure.reason));
  };
  return (
    <form className={styles['review']} onSubmit={(event) => void send(event)}>
      <Stars chosen={stars} onChoose={setStars} />
      <PlainField
        multiline
        label={words.review.words}
        hint={words.review.wordsHint}
        rows={3}
        maxLength={MAX_WORDS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {fault !== null && <PlainNotice tone="error">{fault}</PlainNotice>}
      <PlainButton type="submit" variant="outline" pending={isSending}>
        {isSending ? words.review.sending : words.review.send}
      </PlainButton>
    </form>
  );
}
