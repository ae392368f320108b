import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Day } from '@bhoj/domain/days/day.schema';
import { givenByDeposits, givenByReturns, givenTo } from '@bhoj/domain/figures/day/day-documents';
import type { DayDocuments, Given } from '@bhoj/domain/figures/day/day-documents';
import type { DayFigure } from '@bhoj/domain/figures/day/day-figure';
import { valueOfFigure } from '@bhoj/domain/figures/day/day-value';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { dayFigurePart } from '../../../messages/owner/day-figure/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FigureTable } from './figure-table.tsx';
import type { FigureRow } from './figure-table.tsx';
import { figureText } from './figure-text.ts';
import { useDayDocuments } from './use-day-documents.ts';

const pageOf = ({ kind, id, orderId }: Given): string =>
  `${href('orders')}?${new URLSearchParams({ view: 'past', order: orderId, ...(kind !== 'order' && { document: id }) }).toString()}`;

export interface DocumentsOfProps {
  readonly day: Day;
  readonly figure: DayFigure;
  readonly title: string;
}

/** The documents that make a figure of a day, the part of each, and whether they add up to the day's stored figure. */
export function DocumentsOf({ day, figure, title }: DocumentsOfProps) {
  const words = useWords(dayFigurePart);
  const names = useNameWords();
  const live = useDayDocuments(day.day, figure);
  const rowsOf = (documents: DayDocuments): FigureRow[] => {
    const placeOf = (id: string) => documents.orders.find((order) => order.id === id)?.value;
    const nameOf = ({ kind, id, number, isVoid }: Given): string => {
      if (kind === 'invoice') return isVoid ? words.void(number) : words.invoice(number);
      if (kind !== 'order') return words[kind](number);
      const order = placeOf(id);
      return words.order(order === undefined ? '' : orderName(names, order));
    };
    const given = givenTo(figure, day.day, documents).map((one) => ({
      key: `${one.kind} ${one.id}`,
      name: nameOf(one),
      detail: clockName(one.at),
      to: pageOf(one),
      value: one.value,
    }));
    const beside = [
      { key: 'returns', name: words.returned, detail: '', to: null, value: givenByReturns(figure, day) },
      { key: 'deposits', name: words.deposits, detail: '', to: null, value: givenByDeposits(figure, day) },
    ];
    return [...given, ...beside.filter(({ value }) => value !== 0)];
  };
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={words.loading} rows={6} />}
      words={{ failed: words.couldNotLoad }}
    >
      {(documents) => {
        const rows = rowsOf(documents);
        const kept = valueOfFigure(day, figure);
        const isWhole = rows.reduce((all, { value }) => all + value, 0) === kept;
        return (
          <Stack sx={{ gap: 2 }}>
            {rows.length === 0 ? (
              <Typography>{words.none}</Typography>
            ) : (
              <FigureTable title={title} head={words.document} {...{ figure, rows }} />
            )}
            {isWhole ? (
              rows.length > 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {words.agrees}
                </Typography>
              )
            ) : (
              <Notice tone="info">{words.differs(figureText(words, figure, kept))}</Notice>
            )}
          </Stack>
        );
      }}
    </Gate>
  );
}
