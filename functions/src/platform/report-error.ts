import { warn } from 'firebase-functions/logger';
import { reportError as contract } from '@bhoj/domain/contracts/accounts';
import { defineCallable } from '../firebase/define-callable.ts';
import { withoutPersonalData } from '../firebase/redact.ts';

export const reportError = defineCallable(contract, (fault, { requestId }) => {
  const texts = Object.entries(fault).map(([field, text]) => [field, withoutPersonalData(text)]);
  warn('browser error', { ...Object.fromEntries(texts), requestId });
  return Promise.resolve({});
});
