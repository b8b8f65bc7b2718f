/** Nothing to lock: the page itself never scrolls, its areas do. */
export default function useScrollLocker(): void {}
