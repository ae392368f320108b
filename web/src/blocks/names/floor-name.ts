import { chosenName } from '@bhoj/domain/restaurant/place-names';
import { floorId } from '@bhoj/domain/tables/table';
import { usePlaceNames } from '../../ui/shared/place-names.ts';

/** Returns a function that names floors: by the owner's name, or with `numbered`. */
export function useFloorName(numbered: (floor: number) => string): (floor: number) => string {
  const names = usePlaceNames();
  return (floor) => chosenName(names, floorId(floor)) ?? numbered(floor);
}
