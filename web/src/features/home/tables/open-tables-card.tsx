import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { href } from '@bhoj/domain/catalogue/routes';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { placesName } from '../../../blocks/names/order-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import type { Live } from '../../../firebase/live.ts';
import { useMayGo } from '../../../firebase/rights.ts';
import { homePart } from '../../../messages/owner/home/en.ts';
import { floorPart } from '../../../messages/shared/places/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { firstTables, totalOf } from './tables-model.ts';
import type { OpenTable } from './tables-model.ts';
import styles from './tables.module.css';

/** How many tables are drawn; further ones are a number. */
const MOST = 15;

function Tile({ table }: { readonly table: OpenTable }) {
  const words = useWords(homePart).tables;
  const places = usePlaceWords();
  const { tableIds, orderId, amount, minutes, request } = table;
  const to = orderId === null ? href('tables') : `${href('orders')}?order=${encodeURIComponent(orderId)}`;
  return (
    <li>
      <Link to={to} className={styles['tile']} data-asks={request !== null}>
        <span className={styles['name']}>{placesName(places, tableIds)}</span>
        <MoneyText>{formatMoney(amount)}</MoneyText>
        <span className={styles['time']}>
          {request === null
            ? minutes !== null && words.minutes(minutes)
            : request === 'bill'
              ? words.bill
              : words.waiter}
        </span>
      </Link>
    </li>
  );
}

/** The tables with guests, floor by floor; each opens its order. */
function Floors({ tables }: { readonly tables: readonly OpenTable[] }) {
  const words = useWords(homePart).tables;
  const mayGo = useMayGo();
  const floorName = useFloorName(useWords(floorPart).floor);
  const shown = firstTables(tables, MOST);
  const floors = [...Map.groupBy(shown, ({ floor }) => floor)];
  return (
    <div className={styles['floors']}>
      {floors.map(([floor, here]) => (
        <div key={floor}>
          {floors.length > 1 && <h3 className={styles['floor']}>{floorName(floor)}</h3>}
          <ul className={styles['tiles']}>
            {here.map((table) => (
              <Tile key={table.id} table={table} />
            ))}
          </ul>
        </div>
      ))}
      {shown.length < tables.length &&
        (mayGo('tables') ? (
          <Button component={Link} to={href('tables')}>
            {words.further(tables.length - shown.length)}
          </Button>
        ) : (
          <p className={styles['floor']}>{words.further(tables.length - shown.length)}</p>
        ))}
    </div>
  );
}

export interface OpenTablesCardProps {
  readonly tables: Live<readonly OpenTable[]>;
  /** The number of all tables and rooms. */
  readonly all: number;
}

export function OpenTablesCard({ tables, all }: OpenTablesCardProps) {
  const home = useWords(homePart);
  const words = home.tables;
  const mayGo = useMayGo();
  const isBusy = tables.state === 'ready' && tables.value.length > 0;
  return (
    <SectionCard
      title={words.title}
      padding="flush"
      {...(isBusy && {
        description: words.total(tables.value.length, all, formatMoney(totalOf(tables.value))),
      })}
    >
      {tables.state === 'loading' && <SkeletonRows label={home.loading} rows={3} rowHeight={64} />}
      {(tables.state === 'failed' || tables.state === 'denied') && (
        <Notice tone="error">{home.couldNotLoad}</Notice>
      )}
      {tables.state === 'ready' && !isBusy && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, color: 'text.secondary' }}>{words.empty}</Typography>
      )}
      {isBusy && <Floors tables={tables.value} />}
      {mayGo('captain') && (
        <div className={styles['end']}>
          <Button component={Link} to={href('captain')} size="small">
            {words.open}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
