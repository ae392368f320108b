import { useState } from 'react';
import { openTillsPart } from '../../../messages/shared/open-tills/en.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import { RadioRows } from '../../../ui/shared/parts/radio-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { OpenTills } from './use-open-tills.ts';
import styles from './till-choice.module.css';

/** The rows of the open tills, each with its holder. */
export function TillRows({ tills, legend }: { readonly tills: OpenTills; readonly legend: string }) {
  const words = useWords(openTillsPart);
  return (
    <RadioRows
      legend={legend}
      options={tills.open.map(({ till, holder }) => ({
        value: till.id,
        text: words.whose(till.name, holder),
      }))}
      value={tills.till?.till.id ?? ''}
      onChange={tills.choose}
    />
  );
}

/** Asks which till takes the money, where several are open and none is the person's own. This device remembers it. */
export function TillChoice({ tills }: { readonly tills: OpenTills }) {
  const words = useWords(openTillsPart);
  const [isChanging, setChanging] = useState(false);
  if (tills.state === 'loading') return <p className={styles['quiet']}>{words.loading}</p>;
  if (tills.state === 'failed')
    return (
      <div className={styles['line']}>
        <p>{words.failed}</p>
        <Button variant="quiet" onClick={tills.retry}>
          {words.retry}
        </Button>
      </div>
    );
  if (!tills.isChoice) return null;
  const choose = (tillId: string) => {
    tills.choose(tillId);
    setChanging(false);
  };
  if (tills.till === null || isChanging)
    return (
      <div className={styles['rows']}>
        <TillRows tills={{ ...tills, choose }} legend={words.which} />
      </div>
    );
  return (
    <div className={styles['line']}>
      <p>{words.toTill(words.whose(tills.till.till.name, tills.till.holder))}</p>
      <Button variant="quiet" onClick={() => setChanging(true)}>
        {words.another}
      </Button>
    </div>
  );
}
