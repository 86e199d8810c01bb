/** Has whatever page is open load appointments and free times anew: the assistant may have changed them. */
export async function refreshOwnData(): Promise<void> {
  try {
    const { refreshCalendars } = await import('../../shared/api/query-client.ts');
    refreshCalendars();
  } catch {
    // What can't be loaded has shown nothing yet.
  }
}
