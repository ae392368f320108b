import * as accounts from './accounts.ts';
import * as corrections from './corrections.ts';
import * as documents from './documents.ts';
import * as floor from './floor.ts';
import * as billing from './billing.ts';
import * as guest from './guest.ts';
import * as menu from './menu.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as service from './service.ts';
import * as tables from './tables.ts';

/** Every callable of Bhoj: exports, clients and the generated contract tests are held to this list. */
export const CONTRACTS = {
  ...accounts,
  ...corrections,
  ...documents,
  ...floor,
  ...billing,
  ...guest,
  ...menu,
  ...payments,
  ...people,
  ...service,
  ...tables,
};
