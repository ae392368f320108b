import { decimalRupees } from '../../money/money.ts';
import { subscriptionOf } from '../../subscription/subscription.ts';
import { clockOf, dateOf } from '../../time/ist.ts';
import { GST_HEADS } from './gst-summary.ts';
import { movementOf } from '../sums/mrr-bridge.ts';
import type { PlatformAuditEntry } from '../shape/platform-audit.schema.ts';
import type { PlatformEvent } from '../shape/platform-event.schema.ts';
import type { PlatformStaff } from '../shape/platform.schema.ts';
import type { StaffStats } from '../shape/platform-sum.schema.ts';
import type { ReportKind } from './reports.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

const moment = (at: number): string => `${dateOf(at)} ${clockOf(at)}`;
const day = (at: number | null): string => (at === null ? '' : dateOf(at));

/** The headings of the columns. Amounts are rupees. */
export const REPORT_HEADS: Readonly<Record<ReportKind, readonly string[]>> = {
  signUps: [
    'Signed up',
    'Restaurant',
    'Email',
    'City',
    'Plan',
    'Set up',
    'Activated',
    'Last bill',
    'First paid',
    'Bills of 30 days, from',
    'Sales of 30 days, from',
    'MRR',
    'Referred by',
    'Self-referral',
  ],
  subscriptions: ['Time', 'Restaurant', 'City', 'Change', 'MRR before', 'MRR after', 'Referred by'],
  payments: ['Time', 'Kind', 'Gateway id', 'Restaurant', 'Amount', 'City', 'Referred by'],
  gst: GST_HEADS,
  referrals: [
    'Name',
    'Referral ID',
    'City',
    'Active',
    'Signed up',
    'Set up',
    'Activated',
    'Paid',
    'Trials ended',
    'Converted',
    'Collected',
    'Given back',
    'MRR',
  ],
  audit: ['Time', 'Act', 'By', 'Role', 'On', 'Reason', 'Before', 'After', 'Request'],
};

export const signUpRow = (restaurantId: string, tenant: Tenant, now: number): string[] => [
  moment(tenant.signedUpAt),
  tenant.name,
  restaurantId,
  tenant.city,
  tenant.suspended ? 'suspended' : subscriptionOf(tenant, now).state,
  day(tenant.onboardedAt),
  tenant.activatedOn ?? '',
  tenant.lastBillDay ?? '',
  day(tenant.paidAt),
  tenant.bills30 === undefined ? '' : String(tenant.bills30),
  tenant.takings30 === undefined ? '' : String(tenant.takings30),
  tenant.mrrPaise === undefined ? '' : decimalRupees(tenant.mrrPaise),
  tenant.referredBy ?? '',
  tenant.selfReferral ? 'yes' : 'no',
];

const changeOf = (event: PlatformEvent): string =>
  event.kind === 'trialEnded'
    ? `trial ended, ${event.converted ? 'paid' : 'not paid'}`
    : (movementOf(event)?.movement ?? '');

export const subscriptionRow = (event: PlatformEvent): string[] => [
  moment(event.at),
  event.restaurantId ?? '',
  event.city,
  changeOf(event),
  decimalRupees(event.beforePaise),
  decimalRupees(event.afterPaise),
  event.referredBy ?? '',
];

/** The id of a payment's event ends with the gateway's id of the payment. */
export const paymentRow = (eventId: string, event: PlatformEvent): string[] => [
  moment(event.at),
  event.kind === 'surplus' ? 'paid twice' : event.kind,
  eventId.slice(eventId.indexOf('_') + 1),
  event.restaurantId ?? '',
  decimalRupees(event.amountPaise),
  event.city,
  event.referredBy ?? '',
];

export const referralRow = (staff: PlatformStaff, stats: StaffStats): string[] => [
  staff.name,
  staff.referralId,
  staff.city,
  staff.active ? 'yes' : 'no',
  ...[stats.signUps, stats.onboarded, stats.activated, stats.paid, stats.trialsEnded, stats.converted].map(
    String,
  ),
  ...[stats.collectedPaise, stats.refundedPaise, stats.mrrPaise].map(decimalRupees),
];

const valuesText = (values: PlatformAuditEntry['before']): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('; ');

export const auditRow = (entry: PlatformAuditEntry): string[] => [
  moment(entry.at),
  entry.action,
  entry.by,
  entry.role,
  entry.subject,
  entry.reason,
  valuesText(entry.before),
  valuesText(entry.after),
  entry.requestId,
];
