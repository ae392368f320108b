import type { PersonalData } from '@bhoj/domain/customers/exported';
import { startOf } from '@bhoj/domain/time/ist';
import { dateName, monthName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import { consentText } from './consent-text.ts';
import { numberName, shownAmount } from './customers-model.ts';

/** Returns the personal data of one guest as text, one fact in a line. */
export function personText(words: Words<'customers'>, person: PersonalData): string {
  const purposes: Readonly<Record<string, string>> = words.purposes;
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)];
  const { company } = person;
  return [
    `${words.name}: ${person.name ?? words.noName}`,
    `${words.mobile}: ${[person.mobile, ...person.otherMobiles].map(numberName).join(', ')}`,
    `${words.visits}: ${person.visits}`,
    `${words.spent}: ${shownAmount(person.spentPaise)}`,
    `${words.firstSeen}: ${dateName(person.firstSeenAt)}`,
    `${words.lastSeen}: ${dateName(person.lastSeenAt)}`,
    ...part(words.notes, [person.note].filter(Boolean)),
    ...part(words.allergies, [person.allergies].filter(Boolean)),
    ...part(
      words.purposes.company,
      company === null ? [] : [company.name, company.gstin, company.address].filter(Boolean),
    ),
    ...part(words.consent, [
      ...person.consents.map(
        (consent) => `${purposes[consent.purpose] ?? consent.purpose}: ${consentText(words, consent)}`,
      ),
      ...person.withdrawn.map(
        ({ purpose, at, by }) =>
          `${purposes[purpose] ?? purpose}: ${words.withdrawnBy(by === 'guest' ? 'guest' : 'owner', dateName(at))}`,
      ),
    ]),
    ...part(
      words.favourites,
      person.dishes.map(({ name, count }) => `${name}: ${words.portions(count)}`),
    ),
    ...part(
      words.byMonth,
      person.months.map(({ month, spentPaise }) => `${monthName(month)}: ${shownAmount(spentPaise)}`),
    ),
    ...part(
      words.bills,
      person.bills.map(({ number, at }) => `${number}, ${dateName(at)}`),
    ),
    ...part(
      words.onOrders,
      person.orders.map(({ at, names, notes }) => `${dateName(at)}: ${[...names, ...notes].join('; ')}`),
    ),
    ...part(
      words.addresses,
      person.addresses.map(
        ({ at, name, address, note }) =>
          `${dateName(at)}: ${[name, address, note].filter(Boolean).join(', ')}`,
      ),
    ),
    ...part(
      words.booked,
      person.bookings.map(({ day, name, note, occasion, food }) =>
        [dateName(startOf(day)), [name, occasion, food, note].filter(Boolean).join(', ')].join(': '),
      ),
    ),
    ...part(
      words.reviews,
      person.reviews.map(({ at, stars, words: said, answer, madeRight, takenDown }) =>
        [
          `${dateName(at)}: ${words.starsOf(stars)}`,
          said,
          answer,
          madeRight,
          takenDown && words.takenDownFor(takenDown),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    ...part(
      words.leftOut,
      person.leftOut.map((kind) => words.leftOutOf[kind]),
    ),
    '',
  ].join('\n');
}
