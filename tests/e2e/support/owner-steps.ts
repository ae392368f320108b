import { href } from '@bhoj/domain/catalogue/routes';
import { ONBOARDING_STEPS } from '@bhoj/domain/restaurant/onboarding';
import { gstinCheckDigit } from '@bhoj/domain/statute/gstin';
import { expect } from './people.ts';
import type { Page } from '@playwright/test';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import type { Login } from './restaurant.ts';

/** Fills /signup and waits for onboarding. */
export async function signUp(
  page: Page,
  it: Login & { restaurantName: string; staffReferralId: string },
): Promise<void> {
  await page.goto(href('signup'));
  await page.getByLabel('Restaurant name').fill(it.restaurantName);
  await page.getByLabel('Owner name').fill('Meera Deshpande');
  await page.getByLabel('Email').fill(it.email);
  await page.getByLabel('Password', { exact: true }).fill(it.password);
  await page.getByLabel('Staff referral ID').fill(it.staffReferralId);
  await expect(page.getByText('Valid referral ID ✓')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account (Free Trial)' }).click();
  await expect(page).toHaveURL(new RegExp(href('restaurantType')));
}

export interface Answers {
  readonly tablesPerFloor: readonly number[];
  readonly taxPercentage: number;
}

/** The answers on each page of onboarding, before Continue. */
export const ANSWERS: Record<OnboardingStep, (page: Page, answers: Answers) => Promise<void>> = {
  restaurantType: async (page) => {
    await expect(continueOf(page)).toBeDisabled();
    await page.getByText('Both', { exact: true }).click();
  },
  seating: async (page, { tablesPerFloor }) => {
    await page.getByLabel('Number of floors').fill(String(tablesPerFloor.length));
    for (const [i, tables] of tablesPerFloor.entries()) {
      await page.getByLabel(`Tables on floor ${i + 1}`).fill(String(tables));
    }
  },
  tax: async (page, { taxPercentage }) => {
    await page.getByRole('switch').click();
    await page.getByLabel(/percentage/i).fill(String(taxPercentage));
  },
  cuisine: async (page) => {
    await page.getByText('North Indian', { exact: true }).click();
    await page.getByText('Chinese', { exact: true }).click();
  },
  timings: async (page) => {
    // Open around the clock, so that the journey can run at any time.
    await page.getByLabel(/monday.*open/i).fill('00:00');
    await page.getByLabel(/monday.*close/i).fill('00:00');
    await page.getByRole('button', { name: /all days/i }).click();
  },
  services: async (page) => {
    await page.getByText('Dine-in', { exact: false }).first().click();
  },
};

export const continueOf = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** Answers onboarding in the order of STATE-4, from restaurant type to the dashboard. */
export async function onboard(page: Page, answers: Answers): Promise<void> {
  for (const step of ONBOARDING_STEPS) {
    await expect(page).toHaveURL(new RegExp(`${href(step)}$`));
    await ANSWERS[step](page, answers);
    await continueOf(page).click();
  }
  await expect(page.getByText('All Set!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${href('dashboard')}$`));
}

const FIRST_14 = '27AAPFU0939F1Z';
export const GSTIN = FIRST_14 + gstinCheckDigit(FIRST_14);

/** Enters on /dashboard/settings the seller's details for a tax invoice. */
export async function enterLegalDetails(page: Page): Promise<void> {
  await page.goto(`${href('settings')}#legal`);
  await page.getByLabel('Legal name').fill('Chulha Foods Private Limited');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('14 Station Road, Pune 411001');
  await page.getByLabel('GSTIN').fill(GSTIN);
  await page.getByLabel('FSSAI number').fill('11521998000123');
  const card = page
    .getByRole('region', { name: /legal/i })
    .or(page.locator('form').filter({ has: page.getByLabel('GSTIN') }))
    .first();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved', { exact: true })).toBeVisible();
}

/** Adds a dish on /dashboard/menu. */
export async function addDish(
  page: Page,
  dish: { name: string; price: string; category: string },
): Promise<void> {
  await page.goto(href('menu'));
  await page
    .getByRole('button', { name: /add .*dish/i })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Dish name').fill(dish.name);
  await form.getByLabel('Price').fill(dish.price);
  await form.getByRole('combobox', { name: 'Category' }).fill(dish.category);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${dish.name}` })).toBeVisible();
}
