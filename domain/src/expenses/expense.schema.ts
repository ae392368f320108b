import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { expenseCategorySchema } from './category.schema.ts';

/** How an expense was paid; `drawer` is cash from the restaurant's drawer, `cash` any other cash. */
export const EXPENSE_METHODS = ['drawer', 'cash', 'upi', 'card', 'bank'] as const;
export type ExpenseMethod = (typeof EXPENSE_METHODS)[number];

/** The units of a quantity; '' for a part without one. */
export const UNITS = ['', 'kg', 'g', 'litre', 'ml', 'piece', 'dozen', 'pack', 'cylinder'] as const;

/** The most parts of one expense; the rules check them one by one. */
export const MAX_PARTS = 6;

/** The categories on offer before the owner has used others. */
export const CATEGORIES = [
  'Vegetables',
  'Dairy',
  'Meat and fish',
  'Groceries',
  'Drinks',
  'Gas and fuel',
  'Electricity',
  'Rent',
  'Repairs',
  'Cleaning',
  'Packaging',
  'Transport',
  'Licences and fees',
  'Advertising',
  'Other',
] as const;

/** The share of one category in an expense, with the item bought. */
export const partSchema = z.object({
  category: expenseCategorySchema,
  /** The item, such as Paneer; empty when the owner names none. */
  item: line(60),
  amountPaise: amountSchema,
  quantity: z.number().gt(0).max(100_000).nullable(),
  unit: z.enum(UNITS),
});
export type ExpensePart = z.output<typeof partSchema>;

/** The fields that an expense shares with the template of a recurring one. */
export const expenseContent = {
  vendor: line(80),
  parts: z.array(partSchema).min(1).max(MAX_PARTS),
  /** The sum of the parts. */
  amountPaise: amountSchema,
  /** The GST in the amount. It is a cost, because a restaurant that charges 5 % gets no input tax credit. */
  gstPaise: amountSchema,
  description: line(200),
};

/** The tax that the restaurant owes instead of its supplier, by an invoice of either. A callable writes it. */
const reverseChargeSchema = z.object({
  selfInvoiceId: z.string(),
  number: z.string(),
  /** The day on which the tax fell due. */
  taxOn: z.string(),
  taxPaise: amountSchema,
  /** The date of the supplier's invoice with this number; missing for a self-invoice. */
  invoicedOn: z.string().optional(),
});
export type ReverseCharge = z.output<typeof reverseChargeSchema>;

/** `expenses/{id}`: money that is spent or owed. The owner writes it directly, without a callable. */
export const expenseSchema = z.object({
  /** The day of payment; while it is unpaid, the day of the bill. `yyyy-mm-dd` */
  day: z.string(),
  /** The month that bears the cost, `yyyy-mm`. */
  month: z.string(),
  ...expenseContent,
  /** Null while it is unpaid. */
  method: z.enum(EXPENSE_METHODS).nullable(),
  /** The day by which it must be paid; null once it is paid. */
  dueOn: z.string().nullable(),
  /** True when `expensePhotos` has a photo of the bill, or will have it once the device is online. */
  hasPhoto: z.boolean(),
  /** The template that made it; null without one. */
  templateId: z.string().nullable(),
  createdAt: timestamp(),
  /** When its cost (parts, GST, month) was entered or last changed. Paying it does not count. */
  changedAt: timestamp(),
  /** The cash session that paid it from the drawer; missing without sessions, and for other methods. */
  cashSession: z.string().optional(),
  /** Missing without a self-invoice. With one, only the payment, the note and the photo of the expense may change. */
  reverseCharge: reverseChargeSchema.optional(),
  /** The vendor to whom it is owed; of a receipt of goods alone. */
  vendorId: z.string().optional(),
  /** The receipt of goods that it pays for. With one, only the payment, the note and the photo may change. */
  receiptId: z.string().optional(),
  /** True while the vendor has returned money of this expense: it stays paid. Callables write it; else missing. */
  hasMoneyBack: z.literal(true).optional(),
});
export type Expense = z.output<typeof expenseSchema>;
