import { createHash } from 'node:crypto';
import { canonicalJson } from '@bhoj/domain/answers/canonical-json';

/** Returns what tells a repeat from another act under the same id: everything that was typed. */
export const askedFor = (typed: object): string =>
  createHash('sha256').update(canonicalJson(typed)).digest('base64url');
