import { enterCount as contract } from '@bhoj/domain/stock/count/count.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { takeCount } from './take-count.ts';

export const enterCount = defineCallable(contract, (input, { caller, now, record }) =>
  takeCount(input, { caller, now, record: (store, details, author) => record(store, details, author) }),
);
