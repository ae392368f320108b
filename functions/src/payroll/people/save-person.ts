import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { members } from '@bhoj/domain/members/member.collection';
import { people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { savePerson as contract } from '@bhoj/domain/payroll/people/person.contract';
import { withPapers, personWith } from '@bhoj/domain/payroll/people/person';
import { mayShareWith, sharedNumbersOf } from '@bhoj/domain/payroll/people/shared-numbers';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Papers } from '@bhoj/domain/payroll/shape/papers.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';
import { peopleQueue } from '../payroll.repo.ts';

/**
 * Throws `member-not-found` for a member who does not work here, and `person-linked` where the sign-in belongs to
 * another person of the payroll.
 */
async function assertLink(
  store: Store,
  restaurantId: string,
  personId: string,
  memberId: string | null,
): Promise<void> {
  if (memberId === null) return;
  const [, linked] = await Promise.all([
    store.need(members, { restaurantId, uid: memberId }, 'member-not-found'),
    store.find(people, { restaurantId }, people.queries.ofMember(memberId)),
  ]);
  if (linked.some(({ id }) => id !== personId)) throw new Refusal('person-linked');
}

/** Reads everybody, and the papers of people with numbers that end like this person's. */
async function sharedOf(store: Store, restaurantId: string, person: Entry<Person>, papers: Papers) {
  const everybody = await store.find(people, { restaurantId }, people.queries.all());
  const papersOf = await Promise.all(
    mayShareWith(person, everybody).map(
      async ({ id }) => [id, await store.get(personPapers, { restaurantId, personId: id })] as const,
    ),
  );
  return sharedNumbersOf(person, papers, everybody, new Map(papersOf));
}

export const savePerson = defineCallable(
  contract,
  ({ personId, person, papers }, { caller, now, record }) => {
    const { restaurantId } = caller;
    const params = { restaurantId, personId };
    return transact(peopleQueue(restaurantId), async (store) => {
      const [known, knownPapers] = await Promise.all([
        store.get(people, params),
        store.get(personPapers, params),
        assertLink(store, restaurantId, personId, person.memberId),
      ]);
      const nextPapers = withPapers(knownPapers, papers, now);
      const next = personWith(known, person, nextPapers, now);
      const shared = await sharedOf(store, restaurantId, { id: personId, value: next }, nextPapers);
      const isSame = known !== null && same({ ...known, changedAt: now }, next);
      if (isSame && nextPapers === knownPapers) return { shared };
      store.change(people, params, known, next);
      if (nextPapers !== knownPapers) store.set(personPapers, params, nextPapers);
      record(store, { personId, termsFrom: person.terms.from, papersChanged: nextPapers !== knownPapers });
      return { shared };
    });
  },
);
