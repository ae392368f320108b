import { followAccount } from '@bhoj/domain/billing/records/customer-totals';
import { consentAt, newCustomer } from '@bhoj/domain/customers/customer';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Random } from '../random.ts';

const GIVEN = [
  'Aarti Abhijit Amol Anjali Arun Chitra Deepak Farhan Gauri Harish Imran Jyoti Kavita Kiran',
  'Lakshmi Mahesh Manisha Nikhil Nilesh Pooja Prakash Priya Rahul Rajesh Rekha Rohan Sachin Sameer',
  'Shabana Sneha Sunil Swati Tanvi Thomas Uday Vaishali Varun Vidya Vikram Yogesh Zoya',
].flatMap((names) => names.split(' '));
const FAMILY = [
  'Apte Bhosale Chavan Deshmukh Dsouza Gaikwad Ghosh Gokhale Gupta Iyer Joshi Kale Kamble Khan',
  'Kulkarni Mathew Menon More Naik Nair Patil Pereira Phadke Rane Rao Sathe Sawant Shaikh Shinde',
  'Singh Thakur Wagh',
].flatMap((names) => names.split(' '));

/** A person who leaves a mobile number, and how often they come. */
export interface Regular {
  readonly id: string;
  readonly name: string | null;
  readonly mobile: string;
  /** Share of the visits by known people. */
  readonly weight: number;
}

/** Returns the people who leave a number: a few come every week, most once or twice, and some give no name. */
export function regularsOf(random: Random): Regular[] {
  return Array.from({ length: 90 }, (_, i) => ({
    id: random.id(),
    name: i > 20 && random.chance(0.15) ? null : `${random.pick(GIVEN)} ${random.pick(FAMILY)}`,
    mobile: `90000${String(10_000 + i * 977 + random.int(0, 900)).padStart(5, '0')}`,
    weight: i < 12 ? 8 : i < 35 ? 3 : 1,
  }));
}

export const firstSeen = ({ name, mobile }: Regular, at: number): Customer => {
  const made = newCustomer({ name, mobile, consent: consentAt(at) }, null);
  if (made === null) throw new Error('a new number makes a record');
  return made;
};

/** Returns the customer after the bill of an order is settled. */
export const withVisit = (
  customer: Customer,
  i: { customerId: string; orderId: string; account: Account; at: number },
): Customer => {
  const { customerId, orderId, account, at } = i;
  const before = { ...account, money: { ...account.money, settlements: [] } };
  return { ...followAccount(customer, { customerId, orderId, before, after: account }), lastSeenAt: at };
};
