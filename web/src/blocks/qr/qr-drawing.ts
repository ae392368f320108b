import QRCode from 'qrcode';

/** Width of the light border that a reader needs around a code, in modules. */
const QUIET = 4;

export interface QrDrawing {
  /** Side of the square including its border, in modules. */
  readonly size: number;
  /** The dark modules as one SVG path. */
  readonly path: string;
}

/** Draws a code that stays readable when a quarter of it is worn off, because it lies on a restaurant table. */
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

/** The code as the text of an SVG file. */
export const svgFile = ({ size, path }: QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path d="${path}" fill="black"/></svg>`;

/** The code as a PNG data URL, 1024 px wide: enough for a poster. */
export const pngUrl = (text: string): Promise<string> =>
  QRCode.toDataURL(text, { errorCorrectionLevel: 'Q', margin: QUIET, width: 1024 });

/** Returns the absolute URL of a path, on the site that is open. */
export const absolute = (path: string): string => `${globalThis.location.origin}${path}`;
