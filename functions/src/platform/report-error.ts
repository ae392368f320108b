import { warn } from 'firebase-functions/logger';
import { reportError as contract } from '@bhoj/domain/contracts/accounts';
import { defineCallable } from '../firebase/define-callable.ts';

export const reportError = defineCallable(contract, (fault, { requestId }) => {
  warn('browser error', { ...fault, requestId });
  return Promise.resolve({});
});
