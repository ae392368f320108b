import { rightsOf } from '@bhoj/domain/catalogue/rights';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { changeRights } from '@bhoj/domain/members/members.contract';
import { limitsOf } from '@bhoj/domain/members/member-rights';
import { calling } from '../act.ts';
import type { Plan } from '../act.ts';

/** Rights that the owner takes from a captain now and then. */
const TAKEN = ['settle', 'discount', 'give-free', 'refund', 'sold-out'] as const satisfies readonly Right[];
/** Rights that the owner gives a captain now and then. */
const GIVEN = ['void-bill', 'issue-notes', 'cancel-cooked'] as const satisfies readonly Right[];

/** The owner takes a right from a captain, gives one more, or mostly gives back what captains have. */
export const change: Plan = ({ place }, random) => {
  const { uid } = random.pick(place.captains);
  const usual = rightsOf('captain');
  const taken = random.chance(0.3) ? random.pick(TAKEN) : null;
  const given = random.chance(0.3) ? [random.pick(GIVEN)] : [];
  const can = [...usual.filter((right) => right !== taken), ...given];
  return calling(changeRights, place.owner, { uid, preset: 'captain', can, limits: limitsOf('captain') });
};
