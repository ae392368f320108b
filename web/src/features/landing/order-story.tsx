import { landingPart } from '../../messages/front/landing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import styles from './order-story.module.css';

function TableScrap() {
  const { table } = useWords(landingPart).story;

  return (
    <div className={styles['table']}>
      <small>{table.step}</small>
      <p>
        <strong>{table.name}</strong>
        <StatusDotBadge color="red" word={table.state} />
      </p>
      <small>{table.detail}</small>
    </div>
  );
}

function KotScrap() {
  const { kot } = useWords(landingPart).story;

  return (
    <div className={styles['kot']}>
      <small>{kot.step}</small>
      <p>
        <strong>{kot.name}</strong>
        <small>{kot.age}</small>
      </p>
      <ul>
        {kot.lines.map(([quantity, dish]) => (
          <li key={dish}>
            <b>{quantity} ×</b>
            {dish}
          </li>
        ))}
      </ul>
      <em>{kot.note}</em>
    </div>
  );
}

function BillScrap() {
  const { bill } = useWords(landingPart).story;

  const [totalName, total] = bill.total;
  return (
    <div className={styles['bill']}>
      <small>{bill.step}</small>
      <p>
        <strong>{bill.name}</strong>
      </p>
      <dl>
        {bill.rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText>{amount}</MoneyText>
            </dd>
          </div>
        ))}
        <div>
          <dt>{totalName}</dt>
          <dd>
            <MoneyText>{total}</MoneyText>
          </dd>
        </div>
      </dl>
      <StatusDotBadge color="green" word={bill.paid} />
    </div>
  );
}

/** A drawing of a table, its ticket and its bill. It is drawn in HTML, so that it shows with the first paint. */
export function OrderStory() {
  const { label } = useWords(landingPart).story;

  return (
    <div role="img" aria-label={label} className={styles['story']}>
      <TableScrap />
      <KotScrap />
      <BillScrap />
    </div>
  );
}
