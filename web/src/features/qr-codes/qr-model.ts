import QRCode from 'qrcode';
import type { Floor, Table } from '@bhoj/domain/restaurant/table';

/** The light border that a reader needs around a code, in modules. */
const QUIET = 4;

export interface QrDrawing {
  /** Side of the square, in modules, with its border. */
  readonly size: number;
  /** The dark modules as one SVG path. */
  readonly path: string;
}

/** A code that is still read where a quarter of it is worn off: it lives on a restaurant table. */
export function qrDrawing(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let length = 0;
      while (column + length < modules.size && modules.get(row, column + length) !== 0) length += 1;
      if (length > 0) runs.push(`M${column + QUIET} ${row + QUIET}h${length}v1h-${length}z`);
      column += length;
    }
  }
  return { size: modules.size + 2 * QUIET, path: runs.join('') };
}

/** The same code as a file of its own. */
export const svgFile = ({ size, path }: QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path d="${path}" fill="black"/></svg>`;

/** PNG as a data URL: 1024 px, enough for a poster. */
export const pngUrl = (text: string): Promise<string> =>
  QRCode.toDataURL(text, { errorCorrectionLevel: 'Q', margin: QUIET, width: 1024 });

export interface FloorTables {
  readonly floor: number;
  readonly tables: readonly Table[];
}

/** Tables by floor, both in the order of their numbers: T100 comes after T99. */
export function byFloor(tables: readonly Table[], floors: readonly Floor[]): FloorTables[] {
  const numbers = new Set([...floors.map(({ number }) => number), ...tables.map(({ floor }) => floor)]);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((floor) => ({
      floor,
      tables: tables
        .filter((table) => table.floor === floor)
        .toSorted((a, b) => Number(a.number) - Number(b.number) || a.id.localeCompare(b.id)),
    }))
    .filter((group) => group.tables.length > 0);
}
