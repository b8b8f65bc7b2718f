/** A request that no client true to the wire contract sends. */
export class ContractViolation extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 415 | 422,
    message: string,
  ) {
    super(message);
  }
}
