import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { CannotGoOn } from '../../../scripts/lib/say.mjs';

/**
 * Reads the command line's options.
 * @param more `rest`: true when further arguments are allowed
 * @throws {CannotGoOn} for an unknown option
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  { rest = false }: { readonly rest?: boolean } = {},
) {
  try {
    return parseArgs({ options, allowPositionals: rest, strict: true });
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new CannotGoOn(`${sentence}. Options: --${Object.keys(options).join(', --')}.`);
  }
}
