/**
 * Loads what comes after sign-up while there is a network: a restaurant that loses it between two questions still gets
 * the next one, and the dashboard. What could not be loaded is asked for again when it is opened.
 */
export function loadAhead(): void {
  void Promise.allSettled([
    import('../../../features/onboarding/seating/seating-page.tsx'),
    import('../../../features/onboarding/tax-page.tsx'),
    import('../../../features/onboarding/cuisine-page.tsx'),
    import('../../../features/onboarding/timings-page.tsx'),
    import('../../../features/onboarding/services-page.tsx'),
    import('../../../features/onboarding/complete-page.tsx'),
    import('../dashboard/dashboard-shell.tsx'),
    import('../../../features/home/home-page.tsx'),
  ]);
}
