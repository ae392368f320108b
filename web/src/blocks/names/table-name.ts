import { placeOfTable } from '@bhoj/domain/tables/table-id';
import { chosenName } from '@bhoj/domain/restaurant/place-names';
import type { PlaceWords } from './name-words.ts';

/**
 * Returns a table's name for staff: the owner's name for it (P-LABEL-1), or its id, `F1-T01`. A room without such a
 * name has the number on its door.
 */
export function tableName({ roomName, placeNames }: PlaceWords, id: string): string {
  const chosen = chosenName(placeNames, id);
  if (chosen !== null) return chosen;
  const place = placeOfTable(id);
  return place?.kind === 'room' ? roomName(place.number) : id;
}
