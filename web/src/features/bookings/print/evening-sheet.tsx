import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import { isOver, nameOf, remarksOf, summaryOf } from '../state/bookings-model.ts';
import type { Evening } from '../state/bookings-model.ts';
import styles from './evening-sheet.module.css';

export interface EveningSheetProps {
  readonly evening: Evening;
  readonly restaurantName: string;
  readonly words: Words<'bookings'>;
  readonly places: PlaceWords;
}

/** The evening on A4 for the host's desk: who is to come or seated. Numbers stay off the paper. */
export function EveningSheet({ evening, restaurantName, words, places }: EveningSheetProps) {
  const { sheet } = words;
  const { day } = evening.known;
  const { parties, guests } = summaryOf(day);
  return (
    <article className={styles['sheet']}>
      <h1>{sheet.title(restaurantName, dayName(day.date))}</h1>
      <p>{words.summary(parties, guests)}</p>
      <table>
        <thead>
          <tr>
            {[sheet.time, sheet.name, sheet.guests, sheet.tables, sheet.state, sheet.notes].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {evening.rows
            .filter((row) => !isOver(row))
            .map((row) => (
              <tr key={row.id}>
                <td>{clockName(row.placing.at)}</td>
                <td>{nameOf(words, row)}</td>
                <td>{row.placing.size}</td>
                <td>
                  {row.placing.tableIds.map((id) => tableName(places, id)).join(' + ') || words.noTable}
                </td>
                <td>{words.states[row.placing.state]}</td>
                <td>{remarksOf(row).join(' · ')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </article>
  );
}

/** The words from the page's contexts that the sheet needs, because it is printed outside them. */
export function useSheetWords() {
  const words = useWords(bookingsPart);
  const places = usePlaceWords();
  return { words, places };
}
