import { useSearchParams } from '../../../ui/shared/address/address.ts';

/** Repeated per station: `?station=Tandoor&station=Bar`. */
const STATION = 'station';

/** The stations on the screen. They are in the address, so that each screen keeps its own. */
export interface Stations {
  readonly known: readonly string[];
  /** Empty means all stations. */
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
