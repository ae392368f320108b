import { useSearchParams } from 'react-router-dom';

/** Repeated for each: `?station=Tandoor&station=Bar`. */
const STATION = 'station';

/** Which stations the screen shows; it stands in the address, so that each screen keeps its own. */
export interface Stations {
  readonly known: readonly string[];
  /** None is all of them. */
  readonly chosen: readonly string[];
  readonly toggle: (station: string) => void;
  readonly showAll: () => void;
}

export function useStations(known: readonly string[]): Stations {
  const [search, setSearch] = useSearchParams();
  const chosen = search.getAll(STATION);
  const show = (stations: readonly string[]) =>
    setSearch(
      stations.map((station) => [STATION, station] as [string, string]),
      { replace: true },
    );
  return {
    known,
    chosen,
    toggle: (station) =>
      show(chosen.includes(station) ? chosen.filter((name) => name !== station) : [...chosen, station]),
    showAll: () => show([]),
  };
}
