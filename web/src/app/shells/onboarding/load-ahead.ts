/**
 * Loads the pages that follow sign-up while there is a network, so that a restaurant that goes offline between two
 * questions still gets the next one and the dashboard. A page that failed to load is requested again when it is opened.
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
