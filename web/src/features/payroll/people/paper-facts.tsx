import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PAPERS } from '@bhoj/domain/payroll/shape/papers.schema';
import { showPaper } from '@bhoj/domain/payroll/people/person.contract';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { FailureReason } from '../../../firebase/call.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { endsOf } from './person-model.ts';
import styles from './people.module.css';

type Paper = (typeof PAPERS)[number];

/** Shows the ends of numbers. One at a time can be shown in full, which the audit records. */
export function PaperFacts({ entry: { id, value } }: { readonly entry: Entry<Person> }) {
  const words = useWords(payrollPeoplePart);
  const reasons = useReasons();
  const attempt = useAttempt(showPaper);
  const [shown, setShown] = useState<{ readonly paper: Paper; readonly number: string } | null>(null);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const ends = endsOf(value);
  const show = async (paper: Paper) => {
    const answer = await attempt({ personId: id, paper });
    if ('failure' in answer) setFailure(answer.failure.reason);
    else {
      setFailure(null);
      setShown({ paper, number: answer.output.number });
    }
  };
  return (
    <section aria-label={words.panel.papers}>
      <Typography variant="h6" component="h3">
        {words.panel.papers}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.panel.showNote}
      </Typography>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <dl className={styles['facts']}>
        {PAPERS.map((paper) => {
          const isShown = shown?.paper === paper;
          const number = isShown ? shown.number : words.panel.masked(ends[paper]);
          return (
            <div key={paper}>
              <dt>{words.papers[paper]}</dt>
              <dd>
                {ends[paper] === '' ? (
                  words.panel.notEntered
                ) : (
                  <>
                    {number}
                    <Button
                      size="small"
                      aria-label={
                        isShown
                          ? words.panel.hide(words.papers[paper])
                          : words.panel.show(words.papers[paper])
                      }
                      onClick={() => (isShown ? setShown(null) : void show(paper))}
                    >
                      {isShown ? words.panel.hideShort : words.panel.showShort}
                    </Button>
                  </>
                )}
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{words.panel.upi}</dt>
          <dd>{value.payTo.upi === '' ? words.panel.notEntered : value.payTo.upi}</dd>
        </div>
        <div>
          <dt>{words.panel.ifsc}</dt>
          <dd>{value.payTo.ifsc === '' ? words.panel.notEntered : value.payTo.ifsc}</dd>
        </div>
      </dl>
    </section>
  );
}
