import { useState } from 'react';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { myDataPart } from '../../../messages/guest/my-data/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import styles from '../review/review.module.css';

export interface MyDataProps {
  readonly restaurantId: string;
  readonly orderId: string;
}

type Wish = 'withdraw' | 'erase';

/** A guest's requests about the number they left. Erasing needs a second tap. */
export function MyData({ restaurantId, orderId }: MyDataProps) {
  const said = useWords(myDataPart);
  const reasons = useWords(guestReasonsPart);
  const { pending, failure, run } = useOneAtATime<Failure>();
  const [done, setDone] = useState<Wish | null>(null);
  const [isSure, setSure] = useState(false);
  const ask = async (wish: Wish) => {
    const answer = await run(() => callAsGuest('askAboutMyData', { restaurantId, orderId, wish }));
    if (answer !== null) setDone(wish);
  };
  return (
    <section className={styles['review']} aria-label={said.title}>
      <strong>{said.title}</strong>
      <p>{said.hint}</p>
      {done !== null && (
        <PlainNotice tone="success">{done === 'erase' ? said.asked : said.withdrawn}</PlainNotice>
      )}
      {failure !== null && <PlainNotice tone="error">{reasonSentence(reasons, failure.reason)}</PlainNotice>}
      {isSure && done !== 'erase' && <p>{said.eraseHint}</p>}
      {done === null && (
        <PlainButton variant="outline" pending={pending} onClick={() => void ask('withdraw')}>
          {pending ? said.sending : said.withdraw}
        </PlainButton>
      )}
      {done !== 'erase' && (
        <PlainButton
          variant="outline"
          pending={pending}
          onClick={() => (isSure ? void ask('erase') : setSure(true))}
        >
          {isSure ? said.eraseSure : said.erase}
        </PlainButton>
      )}
    </section>
  );
}
