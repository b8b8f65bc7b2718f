/** Whether the dealer's browser blocks the data of this site. Reading `localStorage` itself throws then. */
export function isStorageDenied(): boolean {
  try {
    localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
