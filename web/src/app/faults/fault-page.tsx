import { common } from '../../messages/common.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import styles from './fault-page.module.css';

/** In the place of a page that failed (DASH-3): one button tries again. */
export function FaultPage() {
  return (
    <main className={styles['page']} role="alert">
      <h1>{common.somethingWrong}</h1>
      <p>{common.somethingWrongHint}</p>
      <PlainButton onClick={() => globalThis.location.reload()}>{common.tryAgain}</PlainButton>
    </main>
  );
}
