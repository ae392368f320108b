import { rupees } from '@bhoj/domain/money/money';
import { withPapers, personWith } from '@bhoj/domain/payroll/people/person';
import { addMonths, dateOf, startOf } from '@bhoj/domain/time/ist';
import type { PapersTyped, PersonTyped } from '@bhoj/domain/payroll/people/person-typed';
import type { Papers } from '@bhoj/domain/payroll/shape/papers.schema';
import type { Person, Terms } from '@bhoj/domain/payroll/shape/person.schema';
import type { IsoDate, Weekday } from '@bhoj/domain/time/ist';
import { MEMBERS } from '../demo-settings.ts';

/** The Auth uids of the members, who sign in, by the keys of their logins. */
export type MemberUids = Readonly<Record<keyof typeof MEMBERS, string>>;

export interface Paid {
  readonly id: string;
  readonly person: Person;
  readonly papers: Papers;
}

interface Post {
  readonly name: string;
  readonly login?: keyof typeof MEMBERS;
  readonly designation: string;
  readonly sex: 'female' | 'male';
  /** Rupees, each month, day or hour. */
  readonly basic: number;
  readonly allowance?: number;
  readonly by?: Terms['by'];
  readonly weeklyOff: Weekday;
  /** True for a person in the provident fund and the State insurance, as far as their wages allow. */
  readonly isEnrolled: boolean;
  readonly method: 'bank' | 'upi';
}

const POSTS: readonly Post[] = [
  {
    name: MEMBERS.captain.name,
    login: 'captain',
    designation: 'Captain',
    sex: 'male',
    basic: 17_000,
    allowance: 1_500,
    weeklyOff: 'monday',
    isEnrolled: true,
    method: 'bank',
  },
  {
    name: MEMBERS.secondCaptain.name,
    login: 'secondCaptain',
    designation: 'Captain',
    sex: 'female',
    basic: 16_000,
    allowance: 1_500,
    weeklyOff: 'tuesday',
    isEnrolled: true,
    method: 'bank',
  },
  {
    name: MEMBERS.kitchen.name,
    login: 'kitchen',
    designation: 'Head cook',
    sex: 'male',
    basic: 30_000,
    allowance: 4_000,
    weeklyOff: 'wednesday',
    isEnrolled: true,
    method: 'bank',
  },
  {
    name: 'Imran Shaikh',
    designation: 'Tandoor cook',
    sex: 'male',
    basic: 21_000,
    allowance: 2_000,
    weeklyOff: 'thursday',
    isEnrolled: true,
    method: 'bank',
  },
  {
    name: 'Lata Gaikwad',
    designation: 'Cook, breakfast',
    sex: 'female',
    basic: 15_500,
    allowance: 1_000,
    weeklyOff: 'monday',
    isEnrolled: true,
    method: 'bank',
  },
  {
    name: 'Ramesh Thapa',
    designation: 'Kitchen helper',
    sex: 'male',
    basic: 13_500,
    weeklyOff: 'tuesday',
    isEnrolled: true,
    method: 'upi',
  },
  {
    name: 'Sunita Kamble',
    designation: 'Cleaner',
    sex: 'female',
    basic: 560,
    by: 'day',
    weeklyOff: 'wednesday',
    isEnrolled: false,
    method: 'upi',
  },
  {
    name: 'Vikas More',
    designation: 'Waiter, evenings',
    sex: 'male',
    basic: 95,
    by: 'hour',
    weeklyOff: 'thursday',
    isEnrolled: false,
    method: 'upi',
  },
];

const digits = (n: number, count: number): string => String(4_000_000_001 + n * 7_919).padStart(count, '2');

const papersOf = ({ method }: Post, n: number): PapersTyped => ({
  aadhaar: digits(n, 12),
  pan: `ABCPX${1_001 + n}K`,
  uan: digits(n, 12),
  esi: digits(n, 10),
  account: method === 'bank' ? digits(n, 11) : '',
});

function typedOf(post: Post, n: number, joinedOn: IsoDate, uids: MemberUids): PersonTyped {
  const { name, login, designation, sex, basic, allowance, by = 'month', weeklyOff, isEnrolled } = post;
  return {
    name,
    mobile: `98220550${String(10 + n)}`,
    memberId: login === undefined ? null : uids[login],
    sex,
    hasDisability: false,
    bornOn: null,
    fundSince: null,
    joinedFundAboveCeiling: false,
    joinedOn,
    terms: {
      from: joinedOn,
      designation,
      skill: null,
      by,
      basicPaise: rupees(basic),
      allowances:
        allowance === undefined
          ? []
          : [{ name: 'Conveyance', amountPaise: rupees(allowance), isWages: false }],
      divisor: '26',
      weeklyOff,
      dayMinutes: by === 'hour' ? 300 : 480,
      overtimeTimes: 200,
      providentFund: isEnrolled,
      stateInsurance: isEnrolled,
    },
    upi: `${name.toLowerCase().replaceAll(' ', '.')}@demobank`,
    ifsc: post.method === 'bank' ? 'SBIN0001234' : '',
    leaveHalves: { PL: 24, CL: 14, SL: 14 },
  };
}

/** Returns everybody whom the demo restaurant pays; they joined half a year before it signed up with Bhoj. */
export function peopleOf(uids: MemberUids, signedUpOn: IsoDate): readonly Paid[] {
  const at = startOf(signedUpOn);
  const joinedOn = dateOf(addMonths(at, -6));
  return POSTS.map((post, n) => {
    const papers = withPapers(null, papersOf(post, n), at);
    const id = `demoPersonAnnapurna${n + 1}`;
    return { id, papers, person: personWith(null, typedOf(post, n, joinedOn, uids), papers, at) };
  });
}
