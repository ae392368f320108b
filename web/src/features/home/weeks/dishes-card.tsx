import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Recent, RecentDish } from '@bhoj/domain/figures/shape/recent.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { homeFiguresPart } from '../../../messages/owner/home-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './weeks.module.css';

type By = 'sales' | 'margin';

interface DishTableProps {
  readonly title: string;
  readonly dishes: readonly RecentDish[];
  readonly by: By;
  /** Returns the address of a dish's own page over the same days. */
  readonly toDish: (key: string) => string;
}

function DishTable({ title, dishes, by, toDish }: DishTableProps) {
  const { dishes: words, none } = useWords(homeFiguresPart);
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{words.dish}</th>
            <th scope="col">{words.portions}</th>
            <th scope="col">{by === 'sales' ? words.amount : words.marginAmount}</th>
          </tr>
        </thead>
        <tbody>
          {dishes.map(({ key, name, quantity, amountPaise, marginPaise }) => {
            const shown = by === 'sales' ? amountPaise : marginPaise;
            return (
              <tr key={key}>
                <th scope="row">{key.startsWith('name:') ? name : <Link to={toDish(key)}>{name}</Link>}</th>
                <td>{quantity}</td>
                <td>{shown === null ? none : formatMoney(shown)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The five dishes with the highest and the lowest sales of the last 28 days, and by margin where costs are known. */
export function DishesCard({ recent }: { readonly recent: Recent }) {
  const { dishes, date } = recent;
  const { dishes: words } = useWords(homeFiguresPart);
  const [by, setBy] = useState<By>('sales');
  const [best, worst] =
    by === 'sales' ? [dishes.best, dishes.worst] : [dishes.bestByMargin, dishes.worstByMargin];
  const toDish = (key: string): string => {
    const period = `${dateOf(startOf(date) - 28 * DAY)}..${dateOf(startOf(date) - DAY)}`;
    const [dish = ''] = key.split(':');
    return `${href('trending')}?${new URLSearchParams({ period, dish }).toString()}`;
  };
  return (
    <SectionCard
      title={words.title}
      actions={
        <Segmented<By>
          label={words.by}
          value={by}
          onChange={setBy}
          options={[
            { value: 'sales', label: words.sales },
            { value: 'margin', label: words.margin },
          ]}
        />
      }
    >
      {best.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {by === 'sales' ? words.empty : words.noCosts}
        </Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <DishTable title={words.best} dishes={best} {...{ by, toDish }} />
          <DishTable title={words.worst} dishes={worst} {...{ by, toDish }} />
        </Box>
      )}
    </SectionCard>
  );
}
