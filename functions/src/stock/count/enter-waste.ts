import { enterWaste as contract } from '@bhoj/domain/stock/count/count.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { throwAway } from './throw-away.ts';

export const enterWaste = defineCallable(contract, (input, { caller, now, record }) =>
  throwAway(input, { caller, now, record: (store, details, author) => record(store, details, author) }),
);
