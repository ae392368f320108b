import { readFileSync } from 'node:fs';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { MEMBER_ROLES, TEAM } from '@bhoj/domain/catalogue/roles';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../docs/rights.md', import.meta.url), 'utf8');
/** Without the spaces that align the columns. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.replaceAll(/ +/g, ' '));

const admits = ({ callers }: Contract, kinds: readonly string[]) =>
  callers.some((one) => kinds.includes(one));

function whoOf(contract: Contract): string {
  const guests = admits(contract, ['guest']) ? '; guests' : '';
  const rights = contract.needs.map((right) => `\`${right}\``).join(' and ');
  if (rights !== '') return rights + guests;
  return (admits(contract, MEMBER_ROLES) ? 'every member' : 'the owner alone') + guests;
}

it('docs/rights.md says of each callable of a restaurant’s people what it needs', () => {
  const contracts: readonly Contract[] = Object.values(CONTRACTS);
  const expected = contracts
    .filter((contract) => admits(contract, TEAM))
    .map((contract) => `| \`${contract.name}\` | ${whoOf(contract)} |`);
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

it('no callable of members is without a right but those about themselves, their devices, and what they ask or are asked', () => {
  const contracts: readonly Contract[] = Object.values(CONTRACTS);
  const open = contracts.filter((one) => admits(one, MEMBER_ROLES) && one.needs.length === 0);
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'allowByPin',
    'askApproval',
    'choosePush',
    'confirmMark',
    'decideApproval',
    'disputeMark',
    'forgetPush',
    'punch',
    'readMyRoster',
    'readMyWork',
    'readPush',
    'registerPush',
    'setPin',
    'suggestPresence',
    'withdrawApproval',
  ]);
});
