import { assertMayGive, authorityOf } from '@bhoj/domain/members/member-rights';
import { resetPin as contract } from '@bhoj/domain/members/pins.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberIn } from '../own-member.ts';
import { forgetPin } from './forget-pin.ts';

export const resetPin = defineCallable(contract, ({ uid }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const target = { restaurantId: caller.restaurantId, uid };
    const member = await memberIn(store, target);
    assertMayGive(caller, authorityOf({ ...member, active: true }));
    if (member.pinSetAt === undefined) return {};
    forgetPin(store, target, member);
    record(store, { member: uid });
    return {};
  }),
);
