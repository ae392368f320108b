import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import { placesName } from '../../../blocks/names/order-name.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { Stars } from '../stars.tsx';

type Row = Entry<Review>;

/** Returns what the restaurant did about a review. */
const stateOf = ({ answer, madeRight, takenDown }: Review) => {
  if (takenDown !== undefined) return 'down';
  if (madeRight !== null) return 'right';
  return answer === null ? 'open' : 'answered';
};

const COLORS = { down: 'red', open: 'grey', answered: 'blue', right: 'green' } as const;

/** The columns of the list. `now` is in epoch ms. */
export const reviewColumns = (
  words: Words<'reviews'>,
  places: PlaceWords,
  now: number,
): readonly Column<Row>[] => [
  {
    id: 'stars',
    header: words.columns.stars,
    text: ({ value }) => words.starCount(value.stars),
    cell: ({ value }) => <Stars stars={value.stars} />,
    card: 'title',
    width: '130px',
  },
  {
    id: 'words',
    header: words.columns.words,
    text: ({ value }) => (value.takenDown === undefined ? value.words || words.noWords : words.states.down),
    card: 'secondary',
  },
  {
    id: 'place',
    header: words.columns.place,
    text: ({ value }) => placesName(places, tablesOf(value)),
    card: 'secondary',
    width: '110px',
  },
  {
    id: 'captain',
    header: words.columns.captain,
    text: ({ value }) => value.takenBy?.label ?? '',
    card: 'secondary',
    width: '130px',
  },
  {
    id: 'state',
    header: words.columns.state,
    text: ({ value }) => words.states[stateOf(value)],
    cell: ({ value }) => (
      <StatusDotBadge color={COLORS[stateOf(value)]} word={words.states[stateOf(value)]} />
    ),
    card: 'secondary',
    width: '150px',
  },
  {
    id: 'at',
    header: words.columns.at,
    text: ({ value }) => shortMomentName(value.createdAt, now),
    card: 'amount',
    align: 'end',
    width: '130px',
  },
];
