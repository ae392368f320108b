import TextField from '@mui/material/TextField';
import type { Column, Sort, TableWords } from './column.ts';
import styles from './sort-select.module.css';

const writeSort = ({ column, isDescending }: Sort): string => `${isDescending ? '-' : ''}${column}`;
const readSort = (text: string): Sort | null =>
  text === '' ? null : { column: text.replace(/^-/, ''), isDescending: text.startsWith('-') };

export interface SortSelectProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly words: TableWords;
}

/** Chooses the order on a phone, where cards have no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort, words }: SortSelectProps<Row>) {
  const options = columns.flatMap(({ id, header, sortBy }) =>
    sortBy === undefined
      ? []
      : [
          { value: id, word: words.ascending(header) },
          { value: `-${id}`, word: words.descending(header) },
        ],
  );
  const value = sort === null ? '' : writeSort(sort);
  return (
    <div className={styles['sorting']}>
      <TextField
        select
        size="small"
        label={words.sortBy}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={({ target }) => onSort(readSort(target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        className={styles['field']}
      >
        <option value="">{words.asListed}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.word}
          </option>
        ))}
      </TextField>
    </div>
  );
}
