import { useState } from 'react';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { dishesToReview } from '@bhoj/domain/reviews/dishes';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { reviewPart } from '../../../messages/guest/review/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './review.module.css';

export interface ReviewPartProps {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly order: Order;
  /** The public page for reviews by anybody. */
  readonly link: string | undefined;
}

/** The review form, or the thanks and the owner's answer. The public link is the same before and after, for all. */
export function ReviewPart({ restaurantId, orderId, order, link }: ReviewPartProps) {
  const review = useWords(reviewPart);
  const [isThanked, setThanked] = useState(false);
  const { reviewed, answer } = order.ending;
  return (
    <>
      {reviewed || isThanked ? (
        <PlainNotice tone="success">{review.thanks}</PlainNotice>
      ) : (
        <ReviewForm
          {...{ restaurantId, orderId }}
          dishes={dishesToReview(order)}
          onThanked={() => setThanked(true)}
        />
      )}
      {answer !== undefined && (
        <PlainNotice tone="info">
          <strong>{review.answer}</strong>
          <p className={styles['answer']}>{answer}</p>
        </PlainNotice>
      )}
      {link !== undefined && (
        <a className={styles['public']} href={link} target="_blank" rel="noopener noreferrer">
          {review.publicPage}
        </a>
      )}
    </>
  );
}
