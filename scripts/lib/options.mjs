import { parseArgs } from 'node:util';
import { CannotGoOn } from './say.mjs';

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 * @param {{ rest?: boolean }} [more] whether further arguments are allowed
 */
export function readOptions(options, { rest = false } = {}) {
  try {
    return parseArgs({ options, allowPositionals: rest, strict: true });
  } catch (error) {
    throw new CannotGoOn(
      `${/** @type {Error} */ (error).message}. Options: --${Object.keys(options).join(', --')}.`,
    );
  }
}
