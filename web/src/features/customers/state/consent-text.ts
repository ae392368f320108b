import type { Customer } from '@bhoj/domain/customers/customer.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';

type Given = Pick<Customer['consent'], 'version' | 'at' | 'how'>;

/** Returns how and when a consent was given: to which text of Bhoj, or outside it, as the owner noted. */
export const consentText = (words: Words<'customers'>, { version, at, how }: Given): string =>
  how === undefined ? words.given(version, dateName(at)) : words.noted(how, dateName(at));
