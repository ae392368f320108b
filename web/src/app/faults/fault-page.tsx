import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { startNewest } from '../version/start-newest.ts';
import styles from './fault-page.module.css';

/** Replaces a page that failed (DASH-3), with one button to try again. */
export function FaultPage() {
  const common = useWords(commonPart);

  return (
    <main className={styles['page']} role="alert">
      <h1>{common.somethingWrong}</h1>
      <p>{common.somethingWrongHint}</p>
      <PlainButton onClick={() => void startNewest()}>{common.tryAgain}</PlainButton>
    </main>
  );
}
