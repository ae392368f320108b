import { answerReview, keepMadeRight } from '@bhoj/domain/reviews/reviews.contract';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { OwnersForm } from './owners-form.tsx';
import styles from './panel.module.css';

export interface OwnersPartProps {
  readonly orderId: string;
  readonly review: Review;
  readonly now: number;
}

/** The owner's one answer, and how the restaurant made it right. A review that is down is not answered. */
export function OwnersPart({ orderId, review, now }: OwnersPartProps) {
  const words = useWords(reviewsPart).panel;
  const answering = useAct(answerReview);
  const keeping = useAct(keepMadeRight);
  const { answer, madeRight, takenDown } = review;
  return (
    <>
      {(answer !== null || takenDown === undefined) && (
        <section aria-label={words.answer}>
          <h3 className={styles['heading']}>{words.answer}</h3>
          {answer === null ? (
            <OwnersForm
              label={words.answer}
              hint={words.answerHint}
              send={words.sendAnswer}
              sending={words.sending}
              act={{
                ...answering,
                run: (typed) => answering.run({ orderId, words: typed }),
              }}
            />
          ) : (
            <>
              <p className={styles['words']}>{answer.words}</p>
              <p className={styles['quiet']}>
                {words.answeredBy(answer.by, shortMomentName(answer.at, now))}
              </p>
            </>
          )}
        </section>
      )}
      <section aria-label={words.right}>
        <h3 className={styles['heading']}>{words.right}</h3>
        {madeRight !== null && (
          <>
            <p className={styles['words']}>{madeRight.what}</p>
            <p className={styles['quiet']}>
              {words.answeredBy(madeRight.by, shortMomentName(madeRight.at, now))}
            </p>
          </>
        )}
        {madeRight === null && (
          <OwnersForm
            label={words.rightLabel}
            hint={words.rightHint}
            send={words.keep}
            sending={words.keeping}
            act={{ ...keeping, run: (what) => keeping.run({ orderId, what }) }}
          />
        )}
      </section>
    </>
  );
}
