/** The state of the invoice form's history entry if the entry before it is the client's page. */
export const openedFromClient = { from: 'client' } as const;

export const isOpenedFromClient = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'from') === openedFromClient.from;
