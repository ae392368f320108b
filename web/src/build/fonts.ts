import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import type { FontUrls } from '../theme/base-css.ts';

export const fontFiles: FontUrls = {
  latin: createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  ),
  rupee: fileURLToPath(new URL('../theme/fonts/inter-rupee.woff2', import.meta.url)),
};
export const fontName = (key: keyof FontUrls): string => `inter-${key}.woff2`;

/** Returns the address of a font in a build. Throws when the build has none. */
export function emittedFont(bundle: Rolldown.OutputBundle, key: keyof FontUrls): string {
  const file = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(fontName(key)),
  );
  if (!file) throw new Error(`${fontName(key)} was not emitted`);
  return `/${file.fileName}`;
}
