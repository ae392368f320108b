import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { NEW_DAYS, SEGMENTS } from '@bhoj/domain/customers/segment';
import type { Marks } from '@bhoj/domain/customers/segment.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../customers.module.css';

/** The meaning of the segments in this restaurant, one tap away. */
export function Meanings({ marks }: { readonly marks: Marks }) {
  const words = useWords(customersPart);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const said = words.meanings({
    customers: marks.customers,
    newDays: NEW_DAYS,
    visits: marks.regularVisits,
    spend: formatMoney(marks.bestPaise),
    lostDays: marks.lostDays,
  });
  return (
    <div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {words.meaning}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <dl className={styles['meanings']}>
          {SEGMENTS.map((segment) => (
            <div key={segment}>
              <dt>{words.segments[segment]}</dt>
              <dd>{said[segment]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['quiet']}>{said.basis}</p>
      </Collapse>
    </div>
  );
}
