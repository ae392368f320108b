import { createHash } from 'node:crypto';
import { canonicalJson } from '@bhoj/domain/answers/canonical-json';

/** Returns a hash of the typed input, which tells a repeat from another act under the same id. */
export const askedFor = (typed: object): string =>
  createHash('sha256').update(canonicalJson(typed)).digest('base64url');
